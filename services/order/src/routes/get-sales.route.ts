import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getSales } from '@pinline/contracts/order/order/get-sales'
import type { OrderDeps } from '../order-deps.ts'
import { salesQuery } from '../read-models/orders/sales.query.ts'

export const getSalesRoute = (platform: OrderDeps): Route => {
  const query = salesQuery(platform)
  return route(getSales, async ({ days }) => result(await query(days)))
}
