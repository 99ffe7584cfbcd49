import type { Money } from '@pinline/events/money'
import type { OrderLine } from '@pinline/events/order/order-line'

/** The share of a line's total that so many of its pieces have, rounded down to a minor unit. */
export const priceOfPieces = (
  { lineTotal, quantity }: Pick<OrderLine, 'lineTotal' | 'quantity'>,
  pieces: number,
): Money => ({
  minor: Number((BigInt(lineTotal.minor) * BigInt(pieces)) / BigInt(quantity)),
  currency: lineTotal.currency,
})
