import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getDailySales } from '@pinline/contracts/order/order/get-daily-sales'
import type { OrderDeps } from '../order-deps.ts'
import { dailySalesQuery } from '../read-models/order-sales/daily-sales.query.ts'
import { orderSalesProjection } from '../read-models/order-sales/order-sales.projection.ts'
import type { SalesDays } from '../read-models/order-sales/sales-days.ts'

export const getDailySalesRoute = (platform: OrderDeps, days: SalesDays): Route => {
  const query = dailySalesQuery(platform, days)
  return route(getDailySales, async (input) => result(await query(input)), { waitsFor: [orderSalesProjection] })
}
