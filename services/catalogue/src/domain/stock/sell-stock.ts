import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type EndedOrders, entryOf } from './order-entries.ts'
import { isParcelSold, soldInParcels } from './parcel-sales.ts'
import type { Stock } from './stock.ts'

export interface SellStock {
  readonly type: 'sell-stock'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
  readonly parcelNo: number
  /** Pieces in the parcel. */
  readonly quantity: number
  /** Orders that ended, as far as they were looked up. */
  readonly ended?: EndedOrders
}

/**
 * Sells what a parcel has of the order's reservation, once; without a reservation, or beyond it, nothing is sold. The
 * reservation ends with its last piece.
 */
export const sellStock = (state: Stock, command: SellStock): Decision<StockEvent> => {
  const { productId, orderNo, parcelNo, quantity } = command
  const known = entryOf(state, orderNo, command.ended)
  if (known?.status === 'sold') return []
  if (known?.status !== 'reserved') return rejection('transition-not-allowed')
  if (isParcelSold(state.parcelSales, orderNo, parcelNo)) return []
  if (quantity > known.quantity) return rejection('transition-not-allowed')
  const sold = { productId, orderNo, quantity }
  if (quantity < known.quantity) return [{ type: 'stock-sold-in-parcel', data: { ...sold, parcelNo } }]
  const before = soldInParcels(state.parcelSales, orderNo)
  return [
    { type: 'stock-sold-to-order', data: { ...sold, ...(before > 0 ? { inAllParcels: before + quantity } : {}) } },
  ]
}
