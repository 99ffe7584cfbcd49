import type { Done } from '@pinline/chassis/event-store/handle-command'
import { type CallResult, result } from '@pinline/chassis/http/call-result'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { OrderChanged } from '@pinline/contracts/order/order/order-changed'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { Order } from '../domain/order/order.ts'

/** Where an order stands after a command. */
export const orderChangedOf = ({ state, version }: Done<Order, OrderEvent>): OrderChanged => {
  if (state.status === 'new') throw new Error('a command left an order unplaced')
  return { orderNo: state.orderNo, status: state.status, version }
}

/** The answer of a command on one order that is no plain `orderCommandRoute`. */
export const orderResult = (done: Done<Order, OrderEvent> | Rejection): CallResult<OrderChanged> | Rejection =>
  isRejection(done) ? done : result(orderChangedOf(done), { positions: [done.position] })
