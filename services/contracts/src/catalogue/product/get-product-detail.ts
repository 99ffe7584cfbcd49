import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { statedAttribute } from '../taxonomy/attribute.ts'
import { productRow } from './product-row.ts'
import { shownDocument } from './shown-document.ts'

/** Opaque: changes whenever the price a buyer is shown may have changed (set price or rate). */
export const priceVersion = cleanedText(80)

export const productDetail = productRow.omit({ attributes: true }).extend({
  /** One line, for search engines and link previews. */
  description: z.string(),
  /** Description in sentences; empty if there is none. */
  text: z.string(),
  /** The attributes of its category, in their order. */
  attributes: z.array(statedAttribute),
  documents: z.array(shownDocument),
  hsCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  origin: z.string(),
  rohs: z.boolean(),
  reach: z.boolean(),
  /** The recommended replacement of a part that is discontinued or not recommended for new designs. */
  replacement: productId.nullable(),
  /** The replacement as a list row; null if there is none or it is not listed. */
  replacementPart: productRow.nullable(),
  /** Parts that this one replaces. */
  replaces: z.array(productRow),
  /** Parts to plug together with this one, whichever of them states it. */
  mates: z.array(productRow).default([]),
  accessories: z.array(productRow).default([]),
  /** Parts that this one is an accessory of. */
  accessoryOf: z.array(productRow).default([]),
  /** Alternatives that staff recommend; not among `alternatives`. */
  recommended: z.array(productRow).default([]),
  /** Parts of other manufacturers or series with the same dimensions. */
  alternatives: z.array(productRow),
  priceVersion,
  /** The server's calendar date (UTC): the first day of delivery dates. */
  today: z.iso.date().optional(),
  /** The same series with other numbers of positions, at most 12. */
  related: z.array(productRow),
})
export type ProductDetail = z.infer<typeof productDetail>

/** One product with everything that its page shows: by id, or by part number if only one product has it. */
export const getProductDetail = call({
  name: 'get-product-detail',
  path: '/products/detail',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  input: z
    .object({
      id: productId.optional(),
      model: cleanedText(120).min(1).optional(),
      manufacturer: cleanedText(80).optional(),
    })
    .refine(({ id, model }) => id !== undefined || model !== undefined, { path: ['id'] }),
  output: productDetail,
  errors: ['product-not-found', 'product-withdrawn', 'currency-disabled'],
})
