import { tableFile } from '@pinline/chassis/files/table-file'
import { type Route, route } from '@pinline/chassis/http/route'
import type { CsvCell } from '@pinline/contracts/api/csv-line'
import {
  exportAfterSaleStatistics,
  maxExportedParts,
} from '@pinline/contracts/order/after-sale/export-after-sale-statistics'
import type { AfterSaleStatisticsRow } from '@pinline/contracts/order/after-sale/get-after-sale-statistics'
import { afterSaleReason } from '@pinline/events/order/after-sale-kind'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleReasonsByPart } from '../read-models/after-sales/after-sale-statistics.query.ts'
import { afterSalesProjection } from '../read-models/after-sales/after-sales.projection.ts'

const reasons = afterSaleReason.options
const columns = ['product', 'manufacturer', 'part_number', 'requests', 'pieces', ...reasons]

const rowOf = ({
  productId,
  manufacturer,
  model,
  requests,
  pieces,
  ...row
}: AfterSaleStatisticsRow): readonly CsvCell[] => [
  productId,
  manufacturer,
  model,
  requests,
  pieces,
  ...reasons.map((reason) => row.reasons[reason]),
]

async function* table(
  parts: readonly AfterSaleStatisticsRow[],
): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [columns, ...parts.map(rowOf)]
}

export const exportAfterSaleStatisticsRoute = (platform: OrderDeps): Route =>
  route(
    exportAfterSaleStatistics,
    async ({ days, format }) => {
      const parts = await afterSaleReasonsByPart(platform, days, maxExportedParts)
      return tableFile(table(parts), format, 'after-sales-reasons')
    },
    { waitsFor: [afterSalesProjection] },
  )
