import { lifecycle, productData } from '@pinline/events/catalogue/connector-part'
import { priceBreak } from '@pinline/events/catalogue/price-set'
import { relationKind } from '@pinline/events/catalogue/product-relation'
import { productId } from '@pinline/events/ids'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { localised } from '../../api/languages.ts'
import { webUrl } from '../../api/web-url.ts'
import { shownDocument } from './shown-document.ts'

const relatedPart = z.object({
  kind: relationKind,
  id: productId,
  model: z.string(),
  manufacturer: z.string(),
  withdrawn: z.boolean(),
})
export type RelatedPart = z.infer<typeof relatedPart>

/** A product as staff edit it: what it is made of, and the versions that the next commands carry. */
export const productRecord = z.object({
  id: productId,
  product: productData.extend({ datasheetUrl: webUrl.nullable() }),
  lifecycle,
  /** Its model and manufacturer are null if it no longer exists. */
  replacement: z
    .object({ id: productId, model: z.string().nullable(), manufacturer: z.string().nullable() })
    .nullable(),
  documents: z.array(shownDocument),
  /** Those that the part states, withdrawn parts included. */
  relations: z.array(relatedPart),
  /** The same, as other parts state it of this one, at most 100. */
  statedBy: z.array(relatedPart),
  withdrawn: z.boolean(),
  addedAt: z.iso.datetime(),
  /** Explicit price breaks; a currency that is missing follows the rate. */
  prices: z.array(z.object({ currency: currencyCode, breaks: z.array(priceBreak) })),
  /** The names composed from attributes, in all languages. */
  composedNames: localised,
  productVersion: z.int(),
  priceStreamVersion: z.int(),
  stockVersion: z.int(),
})
export type ProductRecord = z.infer<typeof productRecord>

/** One product for its editor, also a withdrawn one. */
export const getProduct = call({
  name: 'get-product',
  path: '/private/products/one',
  effect: 'read',
  access: staff('products.read'),
  input: z.object({ productId }),
  output: productRecord,
  errors: ['product-not-found'],
})
