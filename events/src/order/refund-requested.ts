import { z } from 'zod'
import { event } from '../event.ts'
import { money } from '../money.ts'
import { captureId, refundId } from './payment-ids.ts'
import { wholeRefundReason } from './refund-reason.ts'

/** A refund of all that was left of a capture was requested. */
export const refundRequested = event('refund-requested', {
  refundId,
  captureId,
  amount: money,
  reason: wholeRefundReason,
  requestedAt: z.iso.datetime(),
})
export type RefundRequested = z.infer<typeof refundRequested>
