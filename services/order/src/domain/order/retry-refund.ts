import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { RefundId } from '@pinline/events/order/payment-ids'
import type { RefundRetried } from '@pinline/events/order/refund-retried'
import type { Order } from './order.ts'
import { refundOf } from './refund.ts'

export interface RetryRefund {
  readonly type: 'retry-refund'
  readonly refundId: RefundId
  readonly now: string
}

/** Requests a failed refund again; one in progress or completed needs nothing. */
export const retryRefund = (order: Order, command: RetryRefund): Decision<RefundRetried> => {
  if (order.status === 'new') return rejection('order-not-found')
  const refund = refundOf(order.refunds, command.refundId)
  if (refund === undefined) return rejection('refund-not-found')
  if (refund.state !== 'failed') return []
  return [{ type: 'refund-retried', data: { refundId: command.refundId, retriedAt: command.now } }]
}
