import { bodyBox, pad } from '@pinline/events/catalogue/connector-part'
import { priceBreak } from '@pinline/events/catalogue/price-set'
import { productId } from '@pinline/events/ids'
import { money, unitPrice } from '@pinline/events/money'
import { dateRange } from '@pinline/events/order/delivery-dates'
import { z } from 'zod'
import { incoming, nextBreak } from '../../catalogue/price/quote-lines.ts'

/** Input of a product's to-scale drawing. */
export const drawing = z.object({ bodyMm: bodyBox, pads: z.array(pad) })
export type Drawing = z.infer<typeof drawing>

/** One product of a cart or preview, quoted now. */
export const quotedPart = z.object({
  productId,
  /** Whether it can be ordered in this quantity now. `unknown` parts have no further data. */
  status: z.enum(['ok', 'unknown', 'discontinued', 'quantity', 'out-of-stock']),
  model: z.string(),
  manufacturer: z.string(),
  name: z.string(),
  quantity: z.int(),
  unitPrice: unitPrice.nullable(),
  lineTotal: money.nullable(),
  available: z.int().nullable(),
  moq: z.int().nullable(),
  orderMultiple: z.int().nullable(),
  /** Per piece, grams. */
  weightGrams: z.number().nullable(),
  custom: z.boolean(),
  leadTimeDays: z.int().nullable(),
  drawing: drawing.nullable(),
  /**
   * Quantities that can be ordered: the nearest allowed ones if status is `quantity`, the largest in stock if it is
   * `out-of-stock` (none if the stock is below the minimum), else empty.
   */
  suggestedQuantities: z.array(z.int()),
  /** Price breaks, ascending; the last one whose `from` is at most the quantity applies. */
  breaks: z.array(priceBreak),
  /** The next quantity at which one piece costs less, and what the larger line would save, if it costs less in all. */
  nextBreak: nextBreak.nullable(),
  /**
   * The recommended replacement of a part that is discontinued or not recommended for new designs; `/products/by-ids`
   * returns it.
   */
  replacementId: productId.nullable(),
  /** The delivery expected first. */
  incoming: incoming.nullable(),
  /** When this line would leave the warehouse if it were ordered alone today; absent for `unknown` parts. */
  ships: dateRange.optional(),
})
export type QuotedPart = z.infer<typeof quotedPart>
