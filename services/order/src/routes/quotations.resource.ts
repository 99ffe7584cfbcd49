import { adminRoute } from '@pinline/chassis/http/admin-route'
import { quotationsResource } from '@pinline/contracts/order/quotation/quotations-resource'
import type { OrderDeps } from '../order-deps.ts'
import { quotationsProjection } from '../read-models/quotations/quotations.projection.ts'
import { findQuotation, findQuotations } from '../read-models/quotations/quotations.query.ts'
import { toQuotationRecord, toQuotationRow, writtenQuotationRow } from '../read-models/quotations/to-quotation-row.ts'

/** Quotations in the console. */
export const quotationsAdminRoute = (platform: OrderDeps) =>
  adminRoute(
    quotationsResource,
    {
      list: async (request) => {
        const { rows, ...counted } = await findQuotations(platform, request)
        const now = platform.clock.now().toISOString()
        return { rows: rows.map((row) => toQuotationRecord(row, toQuotationRow(row), now)), ...counted }
      },
      one: async (id) => {
        const row = await findQuotation(platform, id)
        if (row === undefined) return undefined
        return toQuotationRecord(row, await writtenQuotationRow(platform, row), platform.clock.now().toISOString())
      },
    },
    { waitsFor: [quotationsProjection] },
  )
