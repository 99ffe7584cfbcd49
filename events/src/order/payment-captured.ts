import { z } from 'zod'
import { event } from '../event.ts'
import { money } from '../money.ts'
import { attemptId, captureId } from './payment-ids.ts'

/** The wallet holds the buyer's money. Recorded whatever the order's status; `refund-requested` follows where it confirms nothing. */
export const paymentCaptured = event('payment-captured', {
  attemptId,
  captureId,
  amount: money,
  capturedAt: z.iso.datetime(),
})
export type PaymentCaptured = z.infer<typeof paymentCaptured>
