import type { Money } from '@pinline/events/money'
import type { CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { RefundReason } from '@pinline/events/order/refund-requested'

/** Captured money on its way back: asked for, through, or refused by the wallet until staff have it tried again. */
export interface Refund {
  readonly refundId: RefundId
  readonly captureId: CaptureId
  readonly amount: Money
  readonly reason: RefundReason
  /** When it was asked for, the last time. */
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
