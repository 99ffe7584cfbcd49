import { z } from 'zod'
import { productId } from '../ids.ts'
import { unitPrice } from '../money.ts'

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

/** What staff offer for one line: the price of one piece, whatever part of the quantity is called off. */
export const offeredPrice = z.object({ productId, unitPrice, leadTimeDays: z.int().nonnegative() })
export type OfferedPrice = z.infer<typeof offeredPrice>
