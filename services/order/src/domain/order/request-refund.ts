import type { Decision } from '@pinline/chassis/domain/decider'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { LineQuantity } from '@pinline/events/order/order-line'
import type { PartialRefundRequested } from '@pinline/events/order/partial-refund-requested'
import type { RefundKey } from '@pinline/events/order/payment-ids'
import type { PartialRefundReason } from '@pinline/events/order/refund-reason'
import { type Order, type PlacedOrder, payingCaptureOf } from './order.ts'
import { partialRefundIdOf, refundOf } from './refund.ts'
import { capturedAmountOf, refundableAmount } from './refundable.ts'

export interface RequestRefund {
  readonly type: 'request-refund'
  /** The same key is the same refund: derived from what it is for, or drawn once for a request. */
  readonly refundKey: RefundKey
  /** In the order's currency. */
  readonly amount: Money
  readonly reason: PartialRefundReason
  readonly lines?: readonly LineQuantity[]
  readonly afterSaleRef?: string
  readonly noteRef?: VaultReference
  readonly now: string
}

/** Wallets refund one payment 50 times at most; the last one is kept for the rest, so that an order can be cancelled. */
export const maxPartialRefunds = 49

const quantityIn = (lines: readonly LineQuantity[], productId: string): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0)

/** Goods go back once; a goodwill for a line leaves its goods with the buyer. */
const refusedLine = (order: PlacedOrder, { lines = [], reason }: RequestRefund): Rejection | undefined => {
  const goods = order.refunds.filter((refund) => refund.reason !== 'goodwill').flatMap((refund) => refund.lines)
  for (const { productId } of lines) {
    const before = reason === 'goodwill' ? 0 : quantityIn(goods, productId)
    const left = quantityIn(order.lines, productId) - before
    if (quantityIn(lines, productId) > left)
      return rejection('refund-exceeds-lines', { data: { productId, left: Math.max(0, left) } })
  }
  return undefined
}

/**
 * Refunds a part of the order's payment, or all that is left of it. A repeated key does nothing, whatever else is asked.
 * Refused: more than is left (`refund-exceeds-captured`, what is left in the data), more pieces of a line than were ordered
 * and not refunded (`refund-exceeds-lines`), and more refunds than a wallet makes (`refund-limit-reached`).
 */
export const requestRefund = (order: Order, command: RequestRefund): Decision<PartialRefundRequested> => {
  if (order.status === 'new') return rejection('order-not-found')
  const { refundKey, amount, reason, lines = [], afterSaleRef, noteRef, now } = command
  const paying = payingCaptureOf(order)
  const id = paying === undefined ? undefined : partialRefundIdOf(paying.captureId, refundKey)
  if (id !== undefined && refundOf(order.refunds, id) !== undefined) return []
  if (amount.minor < 1) return rejection('invalid-input', { errors: { 'amount.minor': 'too-small' } })
  if (amount.currency !== order.currency)
    return rejection('invalid-input', { errors: { 'amount.currency': 'invalid' } })
  const left = refundableAmount(order, paying)
  if (paying === undefined || id === undefined || amount.minor > left.minor)
    return rejection('refund-exceeds-captured', { data: { left } })
  const made = order.refunds.filter(({ captureId }) => captureId === paying.captureId).length
  if (made >= maxPartialRefunds && amount.minor < left.minor) return rejection('refund-limit-reached')
  const refused = refusedLine(order, command)
  if (refused !== undefined) return refused
  return [
    {
      type: 'partial-refund-requested',
      data: {
        refundId: id,
        captureId: paying.captureId,
        amount: capturedAmountOf(order, paying, amount),
        orderAmount: amount,
        reason,
        ...(lines.length === 0 ? {} : { lines: [...lines] }),
        ...(afterSaleRef === undefined ? {} : { afterSaleRef }),
        ...(noteRef === undefined ? {} : { noteRef }),
        requestedAt: now,
      },
    },
  ]
}
