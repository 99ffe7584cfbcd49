import { adminRoute } from '@pinline/chassis/http/admin-route'
import { afterSalesResource } from '@pinline/contracts/order/after-sale/after-sales-resource'
import { staffId } from '@pinline/events/ids'
import { suggestedRefundOf, toAfterSaleRecord } from '../after-sales/after-sale-record.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleDetailOf, unjoinedDetail } from '../read-models/after-sales/after-sale-detail.query.ts'
import { afterSalesProjection } from '../read-models/after-sales/after-sales.projection.ts'
import { findAfterSale } from '../read-models/after-sales/after-sales.query.ts'
import { findAfterSales } from '../read-models/after-sales/after-sales-of-staff.query.ts'
import type { PartTexts } from '../read-models/orders/part-texts.ts'

/** After-sales requests in the console. */
export const afterSalesAdminRoute = (platform: OrderDeps, texts: PartTexts) =>
  adminRoute(
    afterSalesResource,
    {
      list: async (request, { actor }) => {
        const me = actor.kind === 'staff' ? staffId.parse(actor.id) : null
        const { rows, ...counted } = await findAfterSales(platform, request, me)
        const now = platform.clock.now().toISOString()
        return {
          rows: rows.map((row) =>
            toAfterSaleRecord(row, unjoinedDetail(row), now, { suggestedRefund: null, history: [] }),
          ),
          ...counted,
        }
      },
      one: async (id, { language }) => {
        const row = await findAfterSale(platform, id)
        if (row === undefined) return undefined
        const [detail, suggested] = await Promise.all([
          afterSaleDetailOf(platform, texts, row, language),
          suggestedRefundOf(platform, row),
        ])
        const { history } = row
        const now = platform.clock.now().toISOString()
        return toAfterSaleRecord(row, detail, now, { suggestedRefund: suggested, history: [...history] })
      },
    },
    { waitsFor: [afterSalesProjection] },
  )
