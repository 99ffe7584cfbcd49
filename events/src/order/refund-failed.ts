import { z } from 'zod'
import { event } from '../event.ts'
import { refundId } from './payment-ids.ts'

/** `abnormal`: the buyer's account takes nothing. `closed`: the wallet ended it. `refused`: it never began it. */
export const refundFailure = z.enum(['abnormal', 'closed', 'refused'])
export type RefundFailure = z.infer<typeof refundFailure>

/** The wallet could not give the money back. It still holds it, until staff have it try again. */
export const refundFailed = event('refund-failed', { refundId, code: refundFailure, failedAt: z.iso.datetime() })
export type RefundFailed = z.infer<typeof refundFailed>
