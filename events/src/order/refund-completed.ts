import { z } from 'zod'
import { event } from '../event.ts'
import { refundId } from './payment-ids.ts'

/** The wallet gave the money back. */
export const refundCompleted = event('refund-completed', { refundId, completedAt: z.iso.datetime() })
export type RefundCompleted = z.infer<typeof refundCompleted>
