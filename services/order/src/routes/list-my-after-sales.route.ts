import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listMyAfterSales } from '@pinline/contracts/order/after-sale/list-my-after-sales'
import type { OrderDeps } from '../order-deps.ts'
import { afterSalesProjection } from '../read-models/after-sales/after-sales.projection.ts'
import { findAfterSalesOfBuyer } from '../read-models/after-sales/after-sales.query.ts'
import { toAfterSaleRow } from '../read-models/after-sales/to-after-sale-row.ts'
import type { PartTexts } from '../read-models/orders/part-texts.ts'

export const listMyAfterSalesRoute = (platform: OrderDeps, texts: PartTexts) =>
  route(
    listMyAfterSales,
    async ({ orderNo, page, pageSize }, { buyerId, language }) => {
      const slice = { orderNo, skip: (page - 1) * pageSize, limit: pageSize }
      const { rows, total } = await findAfterSalesOfBuyer(platform, buyerId, slice)
      const parts = await texts.read(
        rows.map(({ productId }) => productId),
        language,
      )
      const list = rows.map((row) => toAfterSaleRow(row, parts.get(row.productId)))
      return result({ list, total, page, pageSize })
    },
    { waitsFor: [afterSalesProjection] },
  )
