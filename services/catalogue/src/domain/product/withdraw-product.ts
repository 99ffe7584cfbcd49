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

/** Takes a part out of sight and sale; orders that hold it go on. */
export const withdrawProduct = (state: Product, { productId, reason }: WithdrawProduct): Decision<ProductEvent> => {
  if (state.status === 'absent') return rejection('product-not-found')
  return state.status === 'withdrawn' ? [] : [{ type: 'product-withdrawn', data: { productId, reason } }]
}
