import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { currencyCode, unitPrice } from '../money.ts'

/** From this quantity on, one piece costs `unitPrice`. */
export const priceBreak = z.object({ from: z.int().min(1), unitPrice })
export type PriceBreak = z.infer<typeof priceBreak>

/** The explicit price breaks of a product in one currency, ascending by quantity; they replace those before. */
export const priceSet = event('price-set', {
  productId,
  currency: currencyCode,
  breaks: z.array(priceBreak).min(1).max(12),
})
