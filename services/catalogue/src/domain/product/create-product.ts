import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'
import type { Product } from './product.ts'
import type { NewProduct } from './product-patch.ts'

export interface CreateProduct {
  readonly type: 'create-product'
  readonly productId: ProductId
  readonly product: NewProduct
}

const unknownShape = { bodyMm: [0, 0, 0, 0] as [number, number, number, number], pads: [], geometry: 'none' as const }

/** Creates a part; its id is derived from manufacturer and part number, so that no two parts can have the same. */
export const createProduct = (state: Product, command: CreateProduct): Decision<ProductEvent> => {
  const { productId, product } = command
  if (state.status !== 'absent') return rejection('part-number-taken', { errors: { model: 'part-number-taken' } })
  const { bodyMm, pads, footprint, ...rest } = product
  if ((bodyMm === undefined) !== (pads === undefined)) {
    const missing = bodyMm === undefined ? 'bodyMm' : 'pads'
    return rejection('invalid-input', { errors: { [missing]: 'invalid-input' } })
  }
  const shape = bodyMm === undefined || pads === undefined ? unknownShape : { bodyMm, pads }
  const data = { ...rest, footprint: footprint ?? product.model, ...shape, demo: false }
  return [{ type: 'product-imported', data: { productId, product: data } }]
}
