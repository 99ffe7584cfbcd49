import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { RefundId } from '@pinline/events/order/payment-ids'
import type { RefundCompleted } from '@pinline/events/order/refund-completed'
import type { Order } from './order.ts'
import { refundOf } from './refund.ts'

export interface CompleteRefund {
  readonly type: 'complete-refund'
  readonly refundId: RefundId
  readonly now: string
}

/** Applies to a failed refund too: the wallet may have completed it in another way. */
export const completeRefund = (order: Order, command: CompleteRefund): Decision<RefundCompleted> => {
  if (order.status === 'new') return rejection('order-not-found')
  const refund = refundOf(order.refunds, command.refundId)
  if (refund === undefined) return rejection('refund-not-found')
  if (refund.state === 'completed') return []
  return [{ type: 'refund-completed', data: { refundId: command.refundId, completedAt: command.now } }]
}
