import type { WholeRefundReason } from '@pinline/events/order/refund-reason'
import type { RefundRequested } from '@pinline/events/order/refund-requested'
import type { Capture, PlacedOrder } from './order.ts'
import { refundIdOf } from './refund.ts'
import { leftOfCapture } from './refundable.ts'

/** The refund of a whole capture. */
export const refundCapture = (
  { captureId, amount }: Pick<Capture, 'captureId' | 'amount'>,
  reason: WholeRefundReason,
  now: string,
): RefundRequested => ({
  type: 'refund-requested',
  data: { refundId: refundIdOf(captureId), captureId, amount, reason, requestedAt: now },
})

/** Refunds of what is left of captures, after those that were requested before. */
export const refundRest = (
  order: PlacedOrder,
  captures: readonly Capture[],
  reason: WholeRefundReason,
  now: string,
): RefundRequested[] =>
  captures.flatMap((capture) => {
    const left = leftOfCapture(order, capture)
    return left > 0 ? [refundCapture({ ...capture, amount: { ...capture.amount, minor: left } }, reason, now)] : []
  })
