import { type CaptureId, refundId } from '@pinline/events/order/payment-ids'
import type { RefundReason, RefundRequested } from '@pinline/events/order/refund-requested'
import type { Capture } from './order.ts'

/** The refund of a capture: its number is derived from the capture's, so that two requests are one refund. */
export const refundIdOf = (captureId: CaptureId) => refundId.parse(`refund-${captureId}`)

/** A refund of the whole capture. */
export const requestRefund = (
  capture: Pick<Capture, 'captureId' | 'amount'>,
  reason: RefundReason,
  now: string,
): RefundRequested => ({
  type: 'refund-requested',
  data: {
    refundId: refundIdOf(capture.captureId),
    captureId: capture.captureId,
    amount: capture.amount,
    reason,
    requestedAt: now,
  },
})
