import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { OrderShipped } from '@pinline/events/order/order-shipped'
import type { Order } from './order.ts'
import { madeToOrderLines, stockLines } from './order-lines.ts'
import { mayMove } from './transitions.ts'

export interface ShipOrder {
  readonly type: 'ship-order'
  readonly carrier: string
  readonly trackingNumber: string
  /** Staff state that the made-to-order pieces are complete: the warehouse has no stock of them that would show it. */
  readonly madeToOrderReady: boolean
  readonly now: string
}

/**
 * Does nothing for the same parcel again; another parcel for a shipped order is refused, and so is one with lines that
 * have no stock until staff state that they are complete.
 */
export const shipOrder = (order: Order, command: ShipOrder): Decision<OrderShipped> => {
  if (order.status === 'new') return rejection('order-not-found')
  const { carrier, trackingNumber, now } = command
  if (order.status === 'shipped' && order.carrier === carrier && order.trackingNumber === trackingNumber) return []
  if (!mayMove(order.status, 'shipped')) return rejection('transition-not-allowed')
  const lines = stockLines(order.lines)
  const madeToOrder = madeToOrderLines(order.lines)
  if (madeToOrder.length > 0 && !command.madeToOrderReady)
    return rejection('line-not-in-stock', { data: { lines: madeToOrder } })
  return [{ type: 'order-shipped', data: { carrier, trackingNumber, shippedAt: now, lines, madeToOrder } }]
}
