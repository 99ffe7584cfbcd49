import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'
import type { Product } from './product.ts'

export interface WithdrawProduct {
  readonly type: 'withdraw-product'
  readonly productId: ProductId
  readonly reason: string
}

/** Removes a part from lists and sale; existing orders are not affected. */
export const withdrawProduct = (state: Product, { productId, reason }: WithdrawProduct): Decision<ProductEvent> => {
  if (state.status === 'absent') return rejection('product-not-found')
  return state.status === 'withdrawn' ? [] : [{ type: 'product-withdrawn', data: { productId, reason } }]
}
