import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { captureId } from './payment-ids.ts'

/** Staff have seen to a payment that came after the order's cancellation: its buyer knows where the money went. */
export const latePaymentSettled = event('late-payment-settled', {
  captureId,
  /** What staff wrote about it; in the order service's vault. */
  noteRef: vaultReference.optional(),
  settledAt: z.iso.datetime(),
})
export type LatePaymentSettled = z.infer<typeof latePaymentSettled>
