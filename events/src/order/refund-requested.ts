import { z } from 'zod'
import { event } from '../event.ts'
import { money } from '../money.ts'
import { captureId, refundId } from './payment-ids.ts'

export const refundReason = z.enum([
  'order-cancelled',
  'paid-after-cancellation',
  'paid-twice',
  'wrong-amount',
  'stock-not-held',
])
export type RefundReason = z.infer<typeof refundReason>

/** A refund of captured money was requested. */
export const refundRequested = event('refund-requested', {
  refundId,
  captureId,
  amount: money,
  reason: refundReason,
  requestedAt: z.iso.datetime(),
})
export type RefundRequested = z.infer<typeof refundRequested>
