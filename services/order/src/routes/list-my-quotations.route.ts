import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listMyQuotations } from '@pinline/contracts/order/quotation/list-my-quotations'
import type { OrderDeps } from '../order-deps.ts'
import { quotationsProjection } from '../read-models/quotations/quotations.projection.ts'
import { findQuotationsOfBuyer } from '../read-models/quotations/quotations.query.ts'
import { toQuotationRow } from '../read-models/quotations/to-quotation-row.ts'

export const listMyQuotationsRoute = (platform: OrderDeps) =>
  route(
    listMyQuotations,
    async ({ page, pageSize }, { buyerId }) => {
      const slice = { skip: (page - 1) * pageSize, limit: pageSize }
      const { rows, total } = await findQuotationsOfBuyer(platform, buyerId, slice)
      return result({ list: rows.map((row) => toQuotationRow(row)), total, page, pageSize })
    },
    { waitsFor: [quotationsProjection] },
  )
