import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { CloseReason, PaymentAttemptClosed } from '@pinline/events/order/payment-attempt-closed'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { openAttemptOf } from './attempt.ts'
import type { Order } from './order.ts'

export interface ClosePaymentAttempt {
  readonly type: 'close-payment-attempt'
  readonly attemptId: AttemptId
  readonly reason: CloseReason
  readonly now: string
}

/** Records the wallet's response; an attempt that is not open needs nothing more. */
export const closePaymentAttempt = (order: Order, command: ClosePaymentAttempt): Decision<PaymentAttemptClosed> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (openAttemptOf(order)?.attemptId !== command.attemptId) return []
  return [
    {
      type: 'payment-attempt-closed',
      data: { attemptId: command.attemptId, reason: command.reason, closedAt: command.now },
    },
  ]
}
