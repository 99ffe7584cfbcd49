import { z } from 'zod'
import { event } from '../event.ts'
import { money } from '../money.ts'
import { attemptId, captureId } from './payment-ids.ts'

/**
 * The wallet captured the buyer's payment. Recorded whatever the order's status; `refund-requested` follows if it
 * confirms nothing.
 */
export const paymentCaptured = event('payment-captured', {
  attemptId,
  captureId,
  amount: money,
  capturedAt: z.iso.datetime(),
})
export type PaymentCaptured = z.infer<typeof paymentCaptured>
