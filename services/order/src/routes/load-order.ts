import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId } from '@pinline/events/ids'
import { readOrderNumber } from '@pinline/events/order/read-order-number'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/** An order by a typed number, from its stream. With `buyerId`, another buyer's order is as good as none. */
export const loadOrder = async (
  platform: OrderDeps,
  typed: string,
  buyerId?: BuyerId,
): Promise<PlacedOrder | Rejection> => {
  const orderNo = readOrderNumber(typed)
  if (orderNo === undefined) return rejection('order-not-found')
  const { state } = await loadStream(platform, orderDecider, orderNo)
  if (state.status === 'new' || (buyerId !== undefined && state.buyerId !== buyerId))
    return rejection('order-not-found')
  return state
}
