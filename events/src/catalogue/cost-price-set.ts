import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { unitPrice } from '../money.ts'

/** What one piece of a product costs the seller from now on; null: not known any more. */
export const costPriceSet = event('cost-price-set', {
  productId,
  cost: unitPrice.nullable(),
  setAt: z.iso.datetime(),
})
export type CostPriceSet = z.infer<typeof costPriceSet>
