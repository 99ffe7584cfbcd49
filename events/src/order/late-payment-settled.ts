import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { captureId } from './payment-ids.ts'

/** Staff have resolved a payment after the order's cancellation with its buyer. */
export const latePaymentSettled = event('late-payment-settled', {
  captureId,
  /** Note by staff; in the order service's vault. */
  noteRef: vaultReference.optional(),
  settledAt: z.iso.datetime(),
})
export type LatePaymentSettled = z.infer<typeof latePaymentSettled>
