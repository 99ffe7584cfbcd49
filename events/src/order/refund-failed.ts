import { z } from 'zod'
import { event } from '../event.ts'
import { refundId } from './payment-ids.ts'

/**
 * `abnormal`: the buyer's account cannot receive it. `closed`: the wallet ended it. `refused`: the wallet did not start
 * it.
 */
export const refundFailure = z.enum(['abnormal', 'closed', 'refused'])
export type RefundFailure = z.infer<typeof refundFailure>

/** The wallet could not refund. It still holds the money until staff retry the refund. */
export const refundFailed = event('refund-failed', { refundId, code: refundFailure, failedAt: z.iso.datetime() })
export type RefundFailed = z.infer<typeof refundFailed>
