import { z } from 'zod'
import { event } from '../event.ts'
import { attemptId } from './payment-ids.ts'

export const closeReason = z.enum(['replaced', 'declined', 'timed-out', 'order-cancelled', 'captured'])
export type CloseReason = z.infer<typeof closeReason>

/** The wallet accepts no more money for this attempt. */
export const paymentAttemptClosed = event('payment-attempt-closed', {
  attemptId,
  reason: closeReason,
  closedAt: z.iso.datetime(),
})
export type PaymentAttemptClosed = z.infer<typeof paymentAttemptClosed>
