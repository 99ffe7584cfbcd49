import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { RefundId } from '@pinline/events/order/payment-ids'
import type { RefundFailed, RefundFailure } from '@pinline/events/order/refund-failed'
import type { Order } from './order.ts'
import { refundOf } from './refund.ts'

export interface FailRefund {
  readonly type: 'fail-refund'
  readonly refundId: RefundId
  readonly code: RefundFailure
  readonly now: string
}

/** Records that the wallet could not refund. A completed refund stays completed. */
export const failRefund = (order: Order, command: FailRefund): Decision<RefundFailed> => {
  if (order.status === 'new') return rejection('order-not-found')
  const refund = refundOf(order.refunds, command.refundId)
  if (refund === undefined) return rejection('refund-not-found')
  if (refund.state !== 'requested') return []
  const { refundId, code, now } = command
  return [{ type: 'refund-failed', data: { refundId, code, failedAt: now } }]
}
