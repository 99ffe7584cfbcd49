import type { Money } from '@pinline/events/money'
import type { CaptureId } from '@pinline/events/order/payment-ids'

interface RefundableCapture {
  readonly captureId: CaptureId
  readonly amount: Money
}

/** The parts of an order's state that say what may be refunded; a row of the view has them as well. */
export interface RefundableOrder {
  readonly total: Money
  readonly refunds: readonly {
    readonly captureId: CaptureId
    readonly amount: Money
    readonly orderAmount: Money | null
  }[]
}

/**
 * What is left of a capture, in minor units of its currency. A failed refund counts: it can be retried, and the wallet may
 * complete it in another way.
 */
export const leftOfCapture = (
  { refunds }: Pick<RefundableOrder, 'refunds'>,
  { captureId, amount }: RefundableCapture,
): number =>
  refunds.reduce((left, refund) => (refund.captureId === captureId ? left - refund.amount.minor : left), amount.minor)

/** What is left of the payment of an order, in the order's currency. Nothing without a payment. */
export const refundableAmount = (order: RefundableOrder, paying: RefundableCapture | undefined): Money => {
  const { total, refunds } = order
  if (paying === undefined || leftOfCapture(order, paying) <= 0) return { minor: 0, currency: total.currency }
  const parts = refunds.filter(({ captureId }) => captureId === paying.captureId)
  const minor = parts.reduce((left, { orderAmount }) => left - (orderAmount?.minor ?? 0), total.minor)
  return { minor, currency: total.currency }
}

const halfUp = (numerator: bigint, divisor: bigint): bigint => (numerator * 2n + divisor) / (divisor * 2n)

/**
 * A part of an order, in the currency that was paid: all parts so far have the share of the capture that they have of the
 * total, so that roundings do not add up and the last part is exactly what is left. At least one minor unit. `amount` is
 * positive and at most `refundableAmount`.
 */
export const capturedAmountOf = (order: RefundableOrder, paying: RefundableCapture, amount: Money): Money => {
  const { minor, currency } = paying.amount
  const after = order.total.minor - (refundableAmount(order, paying).minor - amount.minor)
  const share = Number(halfUp(BigInt(after) * BigInt(minor), BigInt(order.total.minor)))
  return { minor: Math.max(1, share - (minor - leftOfCapture(order, paying))), currency }
}
