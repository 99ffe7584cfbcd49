import { z } from 'zod'
import { fact } from '../fact.ts'
import { money } from '../money.ts'
import { attemptId, captureId } from './payment-ids.ts'

/** The wallet holds the buyer's money. Recorded whatever the order's status; `refund-requested` follows where it confirms nothing. */
export const paymentCaptured = fact('payment-captured', {
  attemptId,
  captureId,
  amount: money,
  capturedAt: z.iso.datetime(),
})
export type PaymentCaptured = z.infer<typeof paymentCaptured>
