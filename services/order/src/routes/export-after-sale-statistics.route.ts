import { Readable } from 'node:stream'
import { csvLine, withByteOrderMark } from '@pinline/chassis/files/csv-line'
import { binaryResult } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
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

const rowOf = ({ productId, manufacturer, model, requests, pieces, ...row }: AfterSaleStatisticsRow): string =>
  csvLine([productId, manufacturer, model, requests, pieces, ...reasons.map((reason) => row.reasons[reason])])

async function* table(parts: readonly AfterSaleStatisticsRow[]): AsyncGenerator<string, void, undefined> {
  yield csvLine(columns)
  for (const part of parts) yield rowOf(part)
}

export const exportAfterSaleStatisticsRoute = (platform: OrderDeps): Route =>
  route(
    exportAfterSaleStatistics,
    async ({ days }) => {
      const parts = await afterSaleReasonsByPart(platform, days, maxExportedParts)
      const stream = Readable.from(withByteOrderMark(table(parts)))
      return binaryResult({ stream, mediaType: 'text/csv', name: 'after-sales-reasons.csv' })
    },
    { waitsFor: [afterSalesProjection] },
  )
