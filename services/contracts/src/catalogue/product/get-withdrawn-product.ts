import { productId, slug } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { productRow } from './product-row.ts'

/** What is left to say of a part that is no longer listed, and what to buy instead. */
export const withdrawnProduct = z.object({
  id: productId,
  name: z.string(),
  model: z.string(),
  manufacturer: z.string(),
  categoryId: slug,
  categoryName: z.string(),
  /** The recommended replacement, if it is listed. */
  replacement: productRow.nullable(),
  /** Listed parts of its category, those most like it first. */
  similar: z.array(productRow),
})
export type WithdrawnProduct = z.infer<typeof withdrawnProduct>

/** A part that staff withdrew; one that is listed, or never was, is not found. */
export const getWithdrawnProduct = call({
  name: 'get-withdrawn-product',
  path: '/products/withdrawn',
  effect: 'read',
  access: open,
  input: z.object({ id: productId }),
  output: withdrawnProduct,
  errors: ['product-not-found', 'currency-disabled'],
})
