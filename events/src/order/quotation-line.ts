import { z } from 'zod'
import { priceBreak } from '../catalogue/price-set.ts'
import { productId } from '../ids.ts'
import { isLowerPrice, type UnitPrice, unitPrice } from '../money.ts'

/** One part that a buyer wants a price for. */
export const quotationLine = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  quantity: z.int().positive(),
  /** What the buyer would like to pay for one piece, in the quotation's currency. */
  targetPrice: unitPrice.optional(),
  /** The day on which the buyer needs the parts. */
  wantedOn: z.iso.date().optional(),
})
export type QuotationLine = z.infer<typeof quotationLine>

/** Price breaks that one line of an answer may have besides its first price. */
export const maxOfferedBreaks = 8

/** What staff offer for one line: the price of one piece, by the quantity of each order made from the quotation. */
export const offeredPrice = z.object({
  productId,
  unitPrice,
  leadTimeDays: z.int().nonnegative(),
  /** Lower prices of larger orders, ascending by quantity; absent where every piece costs `unitPrice`. */
  breaks: z.array(priceBreak).max(maxOfferedBreaks).optional(),
})
export type OfferedPrice = z.infer<typeof offeredPrice>

type OfferedBreaks = Pick<OfferedPrice, 'unitPrice' | 'breaks'>

/** The price of one piece in an order of so many: that of the highest break that the quantity reaches. */
export const offeredPriceAt = ({ unitPrice: first, breaks = [] }: OfferedBreaks, quantity: number): UnitPrice =>
  breaks.findLast(({ from }) => from <= quantity)?.unitPrice ?? first

/** True if breaks rise from more than one piece up to the quantity that was asked for, each at a lower price. */
export const areBreaksAllowed = ({ unitPrice: first, breaks = [] }: OfferedBreaks, quantity: number): boolean =>
  breaks.every(({ from, unitPrice: price }, place) => {
    const before = breaks[place - 1] ?? { from: 1, unitPrice: first }
    return from > before.from && from <= quantity && isLowerPrice(price, before.unitPrice)
  })
