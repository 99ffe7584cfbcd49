import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import { type ProductData, productData } from '@pinline/events/catalogue/connector-part'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'
import { sameValue } from '../same-value.ts'
import type { Product } from './product.ts'
import type { ProductPatch } from './product-patch.ts'

export interface UpdateProduct {
  readonly type: 'update-product'
  readonly productId: ProductId
  readonly patch: ProductPatch
}

const isGiven = ([, value]: readonly [string, unknown]): boolean => value !== undefined && value !== null

/**
 * The data after a change. A given weight is no estimate, given body and pads can be drawn, and changed data is no demo
 * data.
 */
const patched = (data: ProductData, patch: ProductPatch): ProductData => {
  const { geometry, weightEstimated, ...before } = data
  const changes = Object.entries(patch).filter(([, value]) => value !== undefined)
  const drawn = patch.bodyMm !== undefined && patch.pads !== undefined
  const weighed = patch.weightGrams !== undefined && patch.weightGrams !== data.weightGrams
  const merged = {
    ...before,
    ...Object.fromEntries(changes),
    ...(geometry === undefined || drawn ? {} : { geometry }),
    ...(weightEstimated === undefined || weighed ? {} : { weightEstimated }),
  }
  const optional = ['packaging', 'attributes', 'names']
  return productData.parse(
    Object.fromEntries(Object.entries(merged).filter((entry) => isGiven(entry) || !optional.includes(entry[0]))),
  )
}

/** Changes data of a part. A part without geometry gets body and pads together or neither. */
export const updateProduct = (state: Product, { productId, patch }: UpdateProduct): Decision<ProductEvent> => {
  if (state.status === 'absent') return rejection('product-not-found')
  const { bodyMm, pads } = patch
  if (state.data.geometry === 'none' && (bodyMm === undefined) !== (pads === undefined)) {
    const missing = bodyMm === undefined ? 'bodyMm' : 'pads'
    return rejection('invalid-input', { errors: { [missing]: 'invalid-input' } })
  }
  const product = patched(state.data, patch)
  if (sameValue(state.data, product)) return []
  return [{ type: 'product-data-changed', data: { productId, product: { ...product, demo: false } } }]
}
