import { call, open } from '@pinline/chassis/contract/call'
import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { productRow } from './product-row.ts'

/** Opaque: changes whenever the price a buyer is shown may have changed (set price or rate). */
export const priceVersion = z.string().max(80)

export const productDetail = productRow.extend({
  description: z.string(),
  hsCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  origin: z.string(),
  rohs: z.boolean(),
  reach: z.boolean(),
  /** What to buy instead of a discontinued part. */
  replacement: productId.nullable(),
  priceVersion,
  /** The same series with other numbers of positions, at most 12. */
  related: z.array(productRow),
})
export type ProductDetail = z.infer<typeof productDetail>

/** One product with everything its page shows. */
export const showProduct = call({
  name: 'show-product',
  path: '/products/detail',
  effect: 'read',
  authority: open,
  input: z.object({ id: productId }),
  output: productDetail,
  errors: ['product-not-found'],
})
