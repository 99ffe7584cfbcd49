import { rejection } from '@pinline/chassis/contract/error-codes'
import type { Decision } from '@pinline/chassis/domain/decider'
import type { RefundId } from '@pinline/events/order/payment-ids'
import type { RefundCompleted } from '@pinline/events/order/refund-completed'
import type { Order } from './order.ts'

export interface CompleteRefund {
  readonly kind: 'complete-refund'
  readonly refundId: RefundId
  readonly now: string
}

export const completeRefund = (order: Order, command: CompleteRefund): Decision<RefundCompleted> => {
  if (order.status === 'new') return rejection('order-not-found')
  const refund = order.refunds.find((one) => one.refundId === command.refundId)
  if (refund === undefined) return rejection('not-found')
  if (refund.completed) return []
  return [{ type: 'refund-completed', data: { refundId: command.refundId, completedAt: command.now } }]
}
