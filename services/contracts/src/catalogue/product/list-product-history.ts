import { priceEvent } from '@pinline/events/catalogue/price-event'
import { productEvent } from '@pinline/events/catalogue/product-event'
import { actor } from '@pinline/events/event'
import { productId } from '@pinline/events/ids'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'

const eventTypes = [...productEvent.options, ...priceEvent.options].map((option) => option.shape.type.value)

/**
 * What a field held and holds, null where nothing is stated. Fields are those of the data (`names.en`,
 * `attributes.<id>`), `lifecycle`, `replacement` (id, model and maker), `documents`, and `breaks` of a price.
 */
const changedField = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type ChangedField = z.infer<typeof changedField>

/** What happened to a product's data or prices. */
const productChange = z.object({
  at: z.iso.datetime(),
  actor,
  type: z.enum(eventTypes),
  /** What is not as it was; empty where the part came in. */
  changes: z.array(changedField),
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
  access: staff('products.read'),
  input: pageRequest.extend({ productId }),
  output: page(productChange),
  errors: ['product-not-found'],
})
