import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId, OrderNumber } from '@pinline/events/ids'
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

/**
 * The number of a buyer's order, by a typed number. An order of this process's cache needs no read: its buyer never
 * changes. For commands, which decide on the order themselves.
 */
export const ownOrderNumber = async (
  platform: OrderDeps,
  typed: string,
  buyerId: BuyerId,
): Promise<OrderNumber | Rejection> => {
  const orderNo = readOrderNumber(typed)
  const cached = orderNo === undefined ? undefined : platform.store.cached(orderDecider).get(orderNo)?.state
  if (cached !== undefined && cached.status !== 'new' && cached.buyerId === buyerId) return cached.orderNo
  const order = await loadOrder(platform, typed, buyerId)
  return isRejection(order) ? order : order.orderNo
}
