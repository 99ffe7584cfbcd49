import { type ProductId, productId } from '@pinline/events/ids'
import { breaksIn, unitPriceAt } from '../domain/price/quote.ts'
import { availableOf, type ProductsRow } from '../read-models/products/products.model.ts'

/** A listed product in memory, with the versions of its streams. */
export interface IndexedProduct {
  readonly id: ProductId
  readonly product: NonNullable<ProductsRow['product']>
  readonly price: NonNullable<ProductsRow['price']>
  readonly stock: ProductsRow['stock']
  readonly available: number
  /** Millionths of a US dollar at the minimum order quantity: what lists sort by; undefined without a price. */
  readonly sortPrice: number | undefined
  readonly versions: { readonly product: number; readonly price: number; readonly stock: number }
}

const dollar = { from: 'USD', to: 'USD', amount: 1, scale: 0 } as const

/** Reads a row of the products view; undefined while its product has not come in and while it is withdrawn. */
export const indexedProduct = (
  row: ProductsRow & { readonly _id: string; readonly _versions: Readonly<Record<string, number>> },
): IndexedProduct | undefined => {
  if (row.product === undefined || row.product.withdrawn) return undefined
  const id = productId.parse(row._id)
  const hex = id.slice(2)
  const price = row.price ?? {}
  const first = unitPriceAt(breaksIn(price, dollar), row.product.data.moq)
  return {
    id,
    product: row.product,
    price,
    stock: row.stock,
    available: availableOf(row.stock),
    sortPrice: first === undefined ? undefined : Math.round(first.amount * 10 ** (6 - first.scale)),
    versions: {
      product: row._versions[`product-${hex}`] ?? 0,
      price: row._versions[`price-${hex}`] ?? 0,
      stock: row._versions[`stock-${hex}`] ?? 0,
    },
  }
}
