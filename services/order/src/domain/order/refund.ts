import type { Money } from '@pinline/events/money'
import type { CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { RefundReason } from '@pinline/events/order/refund-requested'

/** A refund: requested, completed, or failed until staff retry it. */
export interface Refund {
  readonly refundId: RefundId
  readonly captureId: CaptureId
  readonly amount: Money
  readonly reason: RefundReason
  /** Time of the last request. */
  readonly requestedAt: string
  readonly state: 'requested' | 'completed' | 'failed'
}

export const refundOf = (refunds: readonly Refund[], refundId: RefundId): Refund | undefined =>
  refunds.find((refund) => refund.refundId === refundId)

export const changeRefund = (
  refunds: readonly Refund[],
  refundId: RefundId,
  change: Partial<Pick<Refund, 'state' | 'requestedAt'>>,
): readonly Refund[] => refunds.map((refund) => (refund.refundId === refundId ? { ...refund, ...change } : refund))
