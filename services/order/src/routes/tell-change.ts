import type { Done } from '@pinline/chassis/event-store/handle-command'
import { type Answer, answer } from '@pinline/chassis/http/answer'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { OrderChanged } from '@pinline/contracts/order/order/order-changed'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { Order } from '../domain/order/order.ts'

/** The answer of a command on one order: where it stands now. */
export const tellChange = (result: Done<Order, OrderEvent> | Rejection): Answer<OrderChanged> | Rejection => {
  if (isRejection(result)) return result
  const { state, version, position } = result
  if (state.status === 'new') throw new Error('a command left an order unplaced')
  return answer({ orderNo: state.orderNo, status: state.status, version }, { positions: [position] })
}
