import type { Done } from '@pinline/chassis/event-store/handle-command'
import { type CallResult, result } from '@pinline/chassis/http/call-result'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { OrderChanged } from '@pinline/contracts/order/order/order-changed'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { Order } from '../domain/order/order.ts'

/** The answer of a command on one order: where it stands now. */
export const orderResult = (done: Done<Order, OrderEvent> | Rejection): CallResult<OrderChanged> | Rejection => {
  if (isRejection(done)) return done
  const { state, version, position } = done
  if (state.status === 'new') throw new Error('a command left an order unplaced')
  return result({ orderNo: state.orderNo, status: state.status, version }, { positions: [position] })
}
