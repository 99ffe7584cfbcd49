import type { ProductData } from '@pinline/events/catalogue/connector-part'
import { productId } from '@pinline/events/ids'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
import { noStockPart } from '../read-models/products/products.model.ts'
import { type IndexedProduct, indexedProduct } from './indexed-product.ts'

/** A listed product for specs. `number` makes the id; `version` is that of all of its streams. */
export const listedSample = (
  number: number,
  data: Partial<ProductData>,
  more: { readonly stock?: number; readonly version?: number; readonly cents?: number } = {},
): IndexedProduct => {
  const id = productId.parse(`p-${number.toString(16).padStart(16, '0')}`)
  const hex = id.slice(2)
  const version = more.version ?? 1
  const entry = indexedProduct({
    _id: id,
    _versions: { [`product-${hex}`]: version, [`price-${hex}`]: version, [`stock-${hex}`]: version },
    product: {
      data: { ...sampleProduct, ...data },
      addedAt: '2026-11-21T00:00:00.000Z',
      lifecycle: 'active',
      replacement: null,
      documents: [],
      withdrawn: false,
    },
    price: { USD: [{ from: 1, unitPrice: { amount: more.cents ?? 25, scale: 2, currency: 'USD' } }] },
    stock: { ...noStockPart, received: more.stock ?? 0 },
  })
  if (entry === undefined) throw new Error('a sample is listed')
  return entry
}
