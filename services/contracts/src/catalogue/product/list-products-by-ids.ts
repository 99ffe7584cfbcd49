import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { statedAttribute } from '../taxonomy/attribute.ts'
import { productRow } from './product-row.ts'
import { shownDocument } from './shown-document.ts'

/** A related product: the list's fields, and its values of its category's attributes. */
const productShort = productRow.omit({ attributes: true }).extend({
  attributes: z.array(statedAttribute),
  documents: z.array(shownDocument),
  hsCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  origin: z.string(),
  rohs: z.boolean(),
  reach: z.boolean(),
})
export type ProductShort = z.infer<typeof productShort>

/**
 * Several products in the given order, without those that are not listed: for recently viewed and compared products.
 */
export const listProductsByIds = call({
  name: 'list-products-by-ids',
  path: '/products/by-ids',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  input: z.object({
    ids: z.union([z.array(productId).min(1).max(24), productId.transform((one) => [one])]),
  }),
  output: z.object({ list: z.array(productShort) }),
  errors: ['currency-disabled'],
})
