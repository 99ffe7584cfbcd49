import { defineProjection } from '@pinline/chassis/read-models/projection'
import { costPriceEvent } from '@pinline/events/catalogue/cost-price-event'
import { stockEvent } from '@pinline/events/catalogue/stock-event'
import { z } from 'zod'
import { type SoldOn, type StockFiguresRow, soldDays } from './stock-figures.model.ts'

/** `stock-…` and `cost-…` of one part share the row `p-…`. */
const sourceOf = (streamType: 'stock' | 'cost') => ({
  service: 'catalogue' as const,
  streamType,
  rowId: (streamId: string) => `p-${streamId.slice(streamId.indexOf('-') + 1)}`,
  streamId: (rowId: string) => `${streamType}-${rowId.slice(2)}`,
})

const nothing: StockFiguresRow = { onHand: 0, sold: [], cost: null }
const stockFiguresEvent = z.discriminatedUnion('type', [...stockEvent.options, ...costPriceEvent.options])

/** Of the latest days with sales, so that a row does not grow. */
const withSale = (sold: readonly SoldOn[], { day, quantity }: SoldOn): SoldOn[] => {
  const known = sold.find((one) => one.day === day)?.quantity ?? 0
  const others = sold.filter((one) => one.day !== day)
  return [...others, { day, quantity: known + quantity }]
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(-soldDays)
}

const withPieces = (row: StockFiguresRow, quantity: number): StockFiguresRow => ({
  ...row,
  onHand: row.onHand + quantity,
})

/** Pieces in the warehouse, what of them sells, and what a piece costs: for stock value and days of cover. */
export const stockFiguresProjection = defineProjection<StockFiguresRow, z.infer<typeof stockFiguresEvent>>({
  name: 'stock-figures',
  version: 1,
  sources: [sourceOf('stock'), sourceOf('cost')],
  eventSchema: stockFiguresEvent,
  project: (before, { event, recordedAt }) => {
    const row = before ?? nothing
    switch (event.type) {
      case 'cost-price-set':
        return { ...row, cost: event.data.cost }
      case 'stock-received':
      case 'stock-adjusted':
      case 'stock-returned-from-replacement':
        return withPieces(row, event.data.quantity)
      case 'stock-taken-for-replacement':
        return withPieces(row, 0 - event.data.quantity)
      case 'stock-sold-in-parcel':
      case 'stock-sold-to-order': {
        const { quantity } = event.data
        return {
          ...withPieces(row, 0 - quantity),
          sold: withSale(row.sold, { day: recordedAt.slice(0, 10), quantity }),
        }
      }
      case 'incoming-stock-announced':
      case 'delivery-announced':
      case 'delivery-withdrawn':
      case 'made-to-order-sold':
      case 'stock-reserved-for-order':
      case 'stock-released-from-order':
      case 'reservation-reduced':
      case 'reservation-paid':
      case 'reorder-level-set':
      case 'stock-fell-low':
      case 'stock-recovered':
      case 'early-release-noted':
        return row
      default:
        return event satisfies never
    }
  },
  indexes: [],
})
