import { getProductDetail, type ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { Caller } from '../harness/shop.ts'

/** An obsolete part with a replacement. */
export const replacedPart = async (visitor: Caller): Promise<ProductDetail> => {
  const requested = { a: { lifecycle: ['discontinued'] }, pageSize: 50 }
  for (const { id } of (await visitor.call(listProducts, requested)).data().list) {
    const part = (await visitor.call(getProductDetail, { id })).data()
    if (part.replacementPart !== null) return part
  }
  throw new Error('no part is replaced by another')
}
