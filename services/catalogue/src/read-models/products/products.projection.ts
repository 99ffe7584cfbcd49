import { defineProjection } from '@pinline/chassis/read-models/projection'
import { webUrlOrNull } from '@pinline/contracts/api/web-url'
import { shownDocuments } from '@pinline/contracts/catalogue/product/shown-document'
import type { ProductData } from '@pinline/events/catalogue/connector-part'
import { afterReceipt, onlyDelivery, withDelivery, withoutDelivery } from '@pinline/events/catalogue/deliveries'
import { priceEvent } from '@pinline/events/catalogue/price-event'
import { productEvent } from '@pinline/events/catalogue/product-event'
import { stockEvent } from '@pinline/events/catalogue/stock-event'
import { z } from 'zod'
import { noStockPart, type ProductsRow, type StockPart } from './products.model.ts'

/** `product-…`, `price-…` and `stock-…` of one part share the row `p-…`. */
const sourceOf = (streamType: 'product' | 'price' | 'stock') => ({
  service: 'catalogue' as const,
  streamType,
  rowId: (streamId: string) => `p-${streamId.slice(streamId.indexOf('-') + 1)}`,
  streamId: (rowId: string) => `${streamType}-${rowId.slice(2)}`,
})

const withStock = (row: ProductsRow | undefined, change: (stock: StockPart) => StockPart): ProductsRow => ({
  ...row,
  stock: change(row?.stock ?? noStockPart),
})

const withOnlyDelivery =
  (quantity: number, expectedOn: string) =>
  (stock: StockPart): StockPart => ({
    ...stock,
    deliveries:
      quantity === 0
        ? withoutDelivery(stock.deliveries, onlyDelivery)
        : withDelivery(stock.deliveries, { deliveryId: onlyDelivery, quantity, expectedOn }),
  })

const withProduct = (
  row: ProductsRow | undefined,
  change: Partial<NonNullable<ProductsRow['product']>>,
): ProductsRow | undefined => (row?.product === undefined ? row : { ...row, product: { ...row.product, ...change } })

/** Events from before links had to be of the web may hold any: such a link is never shown. */
const withWebLink = (data: ProductData): ProductData => ({ ...data, datasheetUrl: webUrlOrNull(data.datasheetUrl) })

const productsViewEvent = z.discriminatedUnion('type', [
  ...productEvent.options,
  ...priceEvent.options,
  ...stockEvent.options,
])

type ProductsViewEvent = z.infer<typeof productsViewEvent>

/** Whether a part's page says something else than before: its stock changes too often to be news to a search engine. */
const changesPage = ({ type }: ProductsViewEvent): boolean => type.startsWith('product-') || type.startsWith('price-')

/** The later of two times, since streams arrive in any order. */
const changedAt = (row: ProductsRow | undefined, recordedAt: string): ProductsRow => ({
  ...row,
  changedAt: row?.changedAt !== undefined && row.changedAt > recordedAt ? row.changedAt : recordedAt,
})

/** Products with price and stock: what lists, details and quotes are served from. */
export const productsProjection = defineProjection<ProductsRow, ProductsViewEvent>({
  name: 'products',
  version: 5,
  sources: [sourceOf('product'), sourceOf('price'), sourceOf('stock')],
  eventSchema: productsViewEvent,
  project: (before, { event, recordedAt }) => {
    const row = changesPage(event) ? changedAt(before, recordedAt) : before
    switch (event.type) {
      case 'product-imported':
        return {
          ...row,
          product: {
            data: withWebLink(event.data.product),
            addedAt: recordedAt,
            lifecycle: 'active',
            replacement: null,
            documents: [],
            withdrawn: false,
          },
        }
      case 'product-data-changed':
        return withProduct(row, { data: withWebLink(event.data.product) })
      case 'product-lifecycle-set':
        return withProduct(row, { lifecycle: event.data.lifecycle, replacement: event.data.replacement })
      case 'product-documents-set':
        return withProduct(row, { documents: shownDocuments(event.data.documents) })
      case 'product-relations-set':
        return withProduct(row, { relations: event.data.relations })
      case 'product-withdrawn':
        return withProduct(row, { withdrawn: true })
      case 'product-relisted':
        return withProduct(row, { withdrawn: false })
      case 'price-set':
        return { ...row, price: { ...row?.price, [event.data.currency]: event.data.breaks } }
      case 'price-cleared': {
        const { [event.data.currency]: _, ...price } = row?.price ?? {}
        return { ...row, price }
      }
      case 'stock-received': {
        const { quantity } = event.data
        return withStock(row, (stock) => ({
          ...stock,
          received: stock.received + quantity,
          deliveries: afterReceipt(stock.deliveries, event.data),
        }))
      }
      case 'stock-adjusted':
        return withStock(row, (stock) => ({ ...stock, adjusted: stock.adjusted + event.data.quantity }))
      case 'stock-taken-for-replacement':
        return withStock(row, (stock) => ({ ...stock, adjusted: stock.adjusted - event.data.quantity }))
      case 'stock-returned-from-replacement':
        return withStock(row, (stock) => ({ ...stock, adjusted: stock.adjusted + event.data.quantity }))
      case 'incoming-stock-announced': {
        const { quantity, expectedOn } = event.data
        return withStock(row, withOnlyDelivery(quantity, expectedOn))
      }
      case 'delivery-announced': {
        const { productId: _, ...announced } = event.data
        return withStock(row, (stock) => ({ ...stock, deliveries: withDelivery(stock.deliveries, announced) }))
      }
      case 'delivery-withdrawn':
        return withStock(row, (stock) => ({
          ...stock,
          deliveries: withoutDelivery(stock.deliveries, event.data.deliveryId),
        }))
      case 'made-to-order-sold':
        return withStock(row, (stock) => ({
          ...stock,
          madeToOrderSold: stock.madeToOrderSold + event.data.quantity,
        }))
      case 'stock-reserved-for-order':
        return withStock(row, (stock) => ({ ...stock, reserved: stock.reserved + event.data.quantity }))
      case 'stock-released-from-order':
      case 'reservation-reduced':
        return withStock(row, (stock) => ({ ...stock, reserved: stock.reserved - event.data.quantity }))
      case 'stock-sold-in-parcel':
      case 'stock-sold-to-order':
        return withStock(row, (stock) => ({
          ...stock,
          reserved: stock.reserved - event.data.quantity,
          sold: stock.sold + event.data.quantity,
        }))
      case 'reorder-level-set':
        return withStock(row, (stock) => ({ ...stock, reorderLevel: event.data.level }))
      case 'stock-fell-low':
      case 'stock-recovered':
      case 'reservation-paid':
      case 'early-release-noted':
        return withStock(row, (stock) => stock)
      default:
        return event satisfies never
    }
  },
  indexes: [
    { keys: { 'product.data.manufacturer': 1, 'product.data.model': 1 } },
    { keys: { 'product.data.model': 1 }, where: { 'product.withdrawn': true } },
    { keys: { 'product.relations.productId': 1 }, where: { 'product.relations.productId': { $exists: true } } },
  ],
})
