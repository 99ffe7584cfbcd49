import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ProductId, VaultReference } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { type LineQuantity, piecesByProduct } from '@pinline/events/order/order-line'
import { withTax } from '@pinline/events/order/order-tax'
import type { RefundKey } from '@pinline/events/order/payment-ids'
import { priceOfFurtherPieces } from '@pinline/events/order/price-of-pieces'
import { mayCancelLines } from './allowed-commands.ts'
import type { Order, PlacedOrder } from './order.ts'
import { openLines } from './parcels.ts'
import { requestRefund } from './request-refund.ts'

export interface CancelLines {
  readonly type: 'cancel-lines'
  /** The same key is the same cancellation and the same refund. */
  readonly refundKey: RefundKey
  readonly lines: readonly LineQuantity[]
  readonly noteRef?: VaultReference
  readonly now: string
}

/** What the pieces cost without tax in the order; the pieces of a line that were cancelled before are paid back already. */
const priceOf = (order: PlacedOrder, wanted: ReadonlyMap<ProductId, number>): Money => {
  const before = piecesByProduct(order.cancelledLines)
  const ordered = piecesByProduct(order.lines)
  const { currency } = order
  const prices = [...wanted].map(([productId, pieces]) => {
    const own = order.lines.filter((line) => line.productId === productId)
    const lineTotal = { minor: own.reduce((sum, line) => sum + line.lineTotal.minor, 0), currency }
    return priceOfFurtherPieces(
      { lineTotal, quantity: ordered.get(productId) ?? 0 },
      before.get(productId) ?? 0,
      pieces,
    )
  })
  return { minor: prices.reduce((sum, { minor }) => sum + minor, 0), currency }
}

/**
 * Cancels lines of a paid order, or pieces of them, until stocking ends, and refunds exactly their price in the same
 * commit. A repeated key does nothing. Refused: more pieces than are open (`cancel-quantity-not-open`), made-to-order ones
 * once stocking has begun (`made-to-order-started`), all that is open (`cancel-whole-order`), and what cannot be refunded.
 */
export const cancelLines = (order: Order, command: CancelLines): Decision<OrderEvent> => {
  if (order.status === 'new') return rejection('order-not-found')
  const { refundKey, lines, noteRef, now } = command
  if (order.cancellationKeys.includes(refundKey)) return []
  if (!mayCancelLines(order)) return rejection('transition-not-allowed')
  const open = openLines(order)
  const openOf = new Map(open.map((line) => [line.productId, line]))
  const wanted = piecesByProduct(lines)
  const cancelled = [...wanted].map(([productId, quantity]) => {
    const line = openOf.get(productId)
    return { productId, quantity, remaining: (line?.quantity ?? 0) - quantity, custom: line?.custom ?? false }
  })
  const excess = cancelled.filter(({ remaining }) => remaining < 0)
  if (cancelled.length === 0 || excess.length > 0)
    return rejection('cancel-quantity-not-open', {
      data: { lines: excess.map(({ productId }) => ({ productId, quantity: openOf.get(productId)?.quantity ?? 0 })) },
    })
  if (order.status === 'stocking' && cancelled.some(({ custom }) => custom)) return rejection('made-to-order-started')
  if (cancelled.length === open.length && cancelled.every(({ remaining }) => remaining === 0))
    return rejection('cancel-whole-order')
  const amount = withTax(priceOf(order, wanted), order.tax)
  const note = noteRef === undefined ? {} : { noteRef }
  const quantities = cancelled.map(({ productId, quantity }) => ({ productId, quantity }))
  const refund = {
    type: 'request-refund',
    refundKey,
    amount,
    reason: 'lines-cancelled',
    lines: quantities,
    now,
  } as const
  const refunded = amount.minor === 0 ? [] : requestRefund(order, { ...refund, ...note })
  if (isRejection(refunded)) return refunded
  return [
    { type: 'lines-cancelled', data: { cancellationKey: refundKey, lines: cancelled, ...note, cancelledAt: now } },
    ...refunded,
  ]
}
