import { call, staff } from '@pinline/chassis/contract/call'
import { page, pageRequest } from '@pinline/chassis/contract/paging'
import { lifecycle, replacement } from '@pinline/events/catalogue/connector-part'
import { priceEvent } from '@pinline/events/catalogue/price-event'
import { productEvent } from '@pinline/events/catalogue/product-event'
import { actor } from '@pinline/events/fact'
import { productId } from '@pinline/events/ids'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'

const factTypes = [...productEvent.options, ...priceEvent.options].map((option) => option.shape.type.value)

/** What happened to a product's data or prices. */
const productChange = z.object({
  at: z.iso.datetime(),
  actor,
  type: z.enum(factTypes),
  /** Fields of the product that are not as they were. */
  fields: z.array(z.string()),
  lifecycle: lifecycle.nullable(),
  replacement,
  currency: currencyCode.nullable(),
  reason: z.string().nullable(),
  /** Of its stream. */
  version: z.int(),
})
export type ProductChange = z.infer<typeof productChange>

/** What happened to a product's data and prices, the newest first. */
export const listProductHistory = call({
  name: 'list-product-history',
  path: '/private/products/history',
  effect: 'read',
  authority: staff('products.read'),
  input: pageRequest.extend({ productId }),
  output: page(productChange),
  errors: ['product-not-found'],
})
