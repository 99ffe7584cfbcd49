import type { Decision } from '@pinline/chassis/domain/decider'
import type { ProductData } from '@pinline/events/catalogue/connector-part'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'
import { sameValue } from '../same-value.ts'
import type { Product } from './product.ts'

export interface ImportProduct {
  readonly type: 'import-product'
  readonly productId: ProductId
  readonly product: ProductData
}

/** Imports a new part, records a changed one as a whole, and ignores an unchanged one. */
export const importProduct = (state: Product, command: ImportProduct): Decision<ProductEvent> => {
  const { productId, product } = command
  if (state.status === 'absent') return [{ type: 'product-imported', data: { productId, product } }]
  if (sameValue(state.data, product)) return []
  return [{ type: 'product-data-changed', data: { productId, product } }]
}
