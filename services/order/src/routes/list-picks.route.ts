import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listPicks } from '@pinline/contracts/order/picking/list-picks'
import type { OrderDeps } from '../order-deps.ts'
import { pickList } from '../picking/pick-list.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'

export const listPicksRoute = (platform: OrderDeps) =>
  route(listPicks, async () => result(await pickList(platform)), { waitsFor: [ordersProjection] })
