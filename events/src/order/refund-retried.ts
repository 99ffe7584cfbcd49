import { z } from 'zod'
import { fact } from '../fact.ts'
import { refundId } from './payment-ids.ts'

/** Staff have the wallet asked again for a refund that failed, under the same number. */
export const refundRetried = fact('refund-retried', { refundId, retriedAt: z.iso.datetime() })
export type RefundRetried = z.infer<typeof refundRetried>
