import { z } from 'zod'
import { event } from '../event.ts'
import { refundId } from './payment-ids.ts'

/** Staff requested a failed refund again, under the same number. */
export const refundRetried = event('refund-retried', { refundId, retriedAt: z.iso.datetime() })
export type RefundRetried = z.infer<typeof refundRetried>
