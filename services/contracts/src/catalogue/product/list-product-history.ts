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
 * Old and new value of a field, null if not stated. Fields are those of the data (`names.en`, `attributes.<id>`),
 * `lifecycle`, `replacement` (id, model and manufacturer), `documents`, and `breaks` of a price.
 */
const changedField = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type ChangedField = z.infer<typeof changedField>

/** A change of a product's data or prices. */
const productChange = z.object({
  at: z.iso.datetime(),
  actor,
  type: z.enum(eventTypes),
  /** The changed fields; empty for the creation. */
  changes: z.array(changedField),
  currency: currencyCode.nullable(),
  reason: z.string().nullable(),
  /** Of its stream. */
  version: z.int(),
})
export type ProductChange = z.infer<typeof productChange>

/** Changes of a product's data and prices, newest first. */
export const listProductHistory = call({
  name: 'list-product-history',
  path: '/private/products/history',
  effect: 'read',
  access: staff('products.read'),
  input: pageRequest.extend({ productId }),
  output: page(productChange),
  errors: ['product-not-found'],
})
