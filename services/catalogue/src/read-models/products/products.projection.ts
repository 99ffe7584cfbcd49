import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type CatalogueEvent, catalogueEvent } from '@pinline/events/catalogue/catalogue-event'
import { noStockPart, type ProductsRow, type StockPart } from './products.model.ts'

/** `product-…`, `price-…` and `stock-…` of one part share the row `p-…`. */
const rowId = (streamId: string): string => `p-${streamId.slice(streamId.indexOf('-') + 1)}`

const withStock = (row: ProductsRow | undefined, change: (stock: StockPart) => StockPart): ProductsRow => ({
  ...row,
  stock: change(row?.stock ?? noStockPart),
})

const afterReceipt = (stock: StockPart, quantity: number): StockPart['incoming'] => {
  if (stock.incoming === null || stock.incoming.quantity <= quantity) return null
  return { ...stock.incoming, quantity: stock.incoming.quantity - quantity }
}

/** Products with price and stock: what lists, details and quotes are served from. */
export const productsProjection = defineProjection<ProductsRow, CatalogueEvent>({
  name: 'products',
  version: 1,
  sources: [
    { service: 'catalogue', streamType: 'product', rowId },
    { service: 'catalogue', streamType: 'price', rowId },
    { service: 'catalogue', streamType: 'stock', rowId },
  ],
  factSchema: catalogueEvent,
  project: (row, { fact }) => {
    switch (fact.type) {
      case 'product-imported':
        return { ...row, product: { data: fact.data.product, lifecycle: 'active', replacement: null } }
      case 'product-data-changed':
        return row?.product === undefined ? row : { ...row, product: { ...row.product, data: fact.data.product } }
      case 'product-lifecycle-set': {
        const { lifecycle, replacement } = fact.data
        return row?.product === undefined ? row : { ...row, product: { ...row.product, lifecycle, replacement } }
      }
      case 'price-set':
        return { ...row, price: { ...row?.price, [fact.data.currency]: fact.data.breaks } }
      case 'stock-received': {
        const { quantity } = fact.data
        return withStock(row, (stock) => ({
          ...stock,
          received: stock.received + quantity,
          incoming: afterReceipt(stock, quantity),
        }))
      }
      case 'stock-adjusted':
        return withStock(row, (stock) => ({ ...stock, adjusted: stock.adjusted + fact.data.quantity }))
      case 'incoming-stock-announced': {
        const { quantity, expectedOn } = fact.data
        return withStock(row, (stock) => ({ ...stock, incoming: quantity === 0 ? null : { quantity, expectedOn } }))
      }
      case 'stock-reserved-for-order':
        return withStock(row, (stock) => ({ ...stock, reserved: stock.reserved + fact.data.quantity }))
      case 'stock-released-from-order':
        return withStock(row, (stock) => ({ ...stock, reserved: stock.reserved - fact.data.quantity }))
      case 'stock-sold-to-order':
        return withStock(row, (stock) => ({
          ...stock,
          reserved: stock.reserved - fact.data.quantity,
          sold: stock.sold + fact.data.quantity,
        }))
      case 'early-release-noted':
        return withStock(row, (stock) => stock)
      default: {
        const missing: never = fact
        return missing
      }
    }
  },
  indexes: [],
})
