import type { Money } from '@pinline/events/money'
import type { OrderTax } from '@pinline/events/order/order-tax'
import type { RefundId } from '@pinline/events/order/payment-ids'

/** The parts of an order's state, or of its row, that say how much tax is in a refund. */
interface TaxedOrder {
  readonly total: Money
  readonly tax?: OrderTax | null
  readonly refunds: readonly { readonly refundId: RefundId; readonly orderAmount: Money | null }[]
}

const halfUp = (numerator: bigint, divisor: bigint): bigint => (numerator * 2n + divisor) / (divisor * 2n)

/**
 * The tax within a refund of a part, in minor units of the order's currency. All parts so far have the share of the tax that
 * they have of the total, so that roundings do not add up: when everything is refunded, so is exactly the order's tax.
 */
export const taxOfRefund = ({ total, tax, refunds }: TaxedOrder, refundId: RefundId): number => {
  const place = refunds.findIndex((refund) => refund.refundId === refundId)
  if (tax === undefined || tax === null || place < 0 || total.minor === 0) return 0
  const until = (end: number): number => {
    const sum = refunds.slice(0, end).reduce((all, { orderAmount }) => all + (orderAmount?.minor ?? 0), 0)
    return Number(halfUp(BigInt(sum) * BigInt(tax.amount.minor), BigInt(total.minor)))
  }
  return until(place + 1) - until(place)
}
