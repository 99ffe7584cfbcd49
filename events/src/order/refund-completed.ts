import { z } from 'zod'
import { fact } from '../fact.ts'
import { refundId } from './payment-ids.ts'

/** The wallet gave the money back. */
export const refundCompleted = fact('refund-completed', { refundId, completedAt: z.iso.datetime() })
export type RefundCompleted = z.infer<typeof refundCompleted>
