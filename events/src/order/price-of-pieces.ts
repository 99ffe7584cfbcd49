import type { Money } from '../money.ts'
import type { OrderLine } from './order-line.ts'

/** The share of a line's total that so many of its pieces have, rounded down to a minor unit. */
export const priceOfPieces = (
  { lineTotal, quantity }: Pick<OrderLine, 'lineTotal' | 'quantity'>,
  pieces: number,
): Money => ({
  minor: Number((BigInt(lineTotal.minor) * BigInt(pieces)) / BigInt(quantity)),
  currency: lineTotal.currency,
})

/** The share of further pieces after those `before`: all pieces of a line, taken in parts, have exactly its total. */
export const priceOfFurtherPieces = (
  line: Pick<OrderLine, 'lineTotal' | 'quantity'>,
  before: number,
  pieces: number,
): Money => ({
  minor: priceOfPieces(line, before + pieces).minor - priceOfPieces(line, before).minor,
  currency: line.lineTotal.currency,
})
