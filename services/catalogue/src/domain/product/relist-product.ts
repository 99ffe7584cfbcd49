import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'
import type { Product } from './product.ts'

export interface RelistProduct {
  readonly type: 'relist-product'
  readonly productId: ProductId
}

/** Shows and sells a withdrawn part again. */
export const relistProduct = (state: Product, { productId }: RelistProduct): Decision<ProductEvent> => {
  if (state.status === 'absent') return rejection('product-not-found')
  return state.status === 'listed' ? [] : [{ type: 'product-relisted', data: { productId } }]
}
