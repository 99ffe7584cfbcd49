import type { Money } from '@pinline/events/money'
import type { LineQuantity } from '@pinline/events/order/order-line'
import { type CaptureId, type RefundId, type RefundKey, refundId } from '@pinline/events/order/payment-ids'
import type { RefundReason } from '@pinline/events/order/refund-reason'

/** A refund: requested, completed, or failed until staff retry it. */
export interface Refund {
  readonly refundId: RefundId
  readonly captureId: CaptureId
  readonly amount: Money
  /** A part in the order's currency; null for the rest of a capture. */
  readonly orderAmount: Money | null
  readonly reason: RefundReason
  /** The lines that a part is for. */
  readonly lines: readonly LineQuantity[]
  /** The after-sales request that it is for. */
  readonly afterSaleRef: string | null
  /** Time of the last request. */
  readonly requestedAt: string
  readonly state: 'requested' | 'completed' | 'failed'
}

/** The refund of the rest of a capture: its number is derived from the capture's, so that two requests are one refund. */
export const refundIdOf = (captureId: CaptureId): RefundId => refundId.parse(`refund-${captureId}`)

/** The refund of a part of a capture: the same key is one refund. */
export const partialRefundIdOf = (captureId: CaptureId, key: RefundKey): RefundId =>
  refundId.parse(`refund-${captureId}-${key}`)

export const refundOf = (refunds: readonly Refund[], id: RefundId): Refund | undefined =>
  refunds.find((refund) => refund.refundId === id)

export const changeRefund = (
  refunds: readonly Refund[],
  id: RefundId,
  change: Partial<Pick<Refund, 'state' | 'requestedAt'>>,
): readonly Refund[] => refunds.map((refund) => (refund.refundId === id ? { ...refund, ...change } : refund))
