import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type EndedOrders, entryOf } from './order-entries.ts'
import { soldInParcels } from './parcel-sales.ts'
import type { Stock } from './stock.ts'
import { type NewBuyersLimit, newBuyersAllowance, type UnpaidLimit, unpaidAllowance } from './unpaid-share.ts'

export interface ReserveStock {
  readonly type: 'reserve-stock'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
  readonly quantity: number
  /** Limit of the buyer's unpaid orders; without it, all available pieces may be reserved. */
  readonly limit?: UnpaidLimit
  /** Limit of all buyers who have never paid an order, for an order of one of them. */
  readonly newBuyersLimit?: NewBuyersLimit
  /** Orders that ended, as far as they were looked up. */
  readonly ended?: EndedOrders
}

/**
 * Reserves pieces for an order, once. Refused if too few are available, if the unpaid orders of the buyer or of all new
 * buyers would hold too large a share, or if the order was released before: a cancelled order gets nothing, even if its
 * reservation arrives last.
 */
export const reserveStock = (state: Stock, command: ReserveStock): Decision<StockEvent> => {
  const { productId, orderNo, quantity, limit, newBuyersLimit } = command
  const known = entryOf(state, orderNo, command.ended)
  if (known?.status === 'released') return rejection('out-of-stock', { data: { available: state.available } })
  if (known?.status === 'made') return rejection('transition-not-allowed')
  if (known !== undefined) {
    const reserved = known.quantity + soldInParcels(state.parcelSales, orderNo)
    return reserved === quantity ? [] : rejection('idempotency-key-reused')
  }
  if (!Number.isInteger(quantity) || quantity < 1) return rejection('quantity-not-allowed')
  if (quantity > state.available) return rejection('out-of-stock', { data: { available: state.available } })
  const allowed =
    limit === undefined ? state.available : Math.min(state.available, unpaidAllowance(state, limit, command.ended))
  if (quantity > allowed) return rejection('unpaid-share-reached', { data: { available: allowed } })
  const reserved = { productId, orderNo, quantity }
  if (newBuyersLimit === undefined) return [{ type: 'stock-reserved-for-order', data: reserved }]
  const allowedToNew = Math.min(allowed, newBuyersAllowance(state, newBuyersLimit))
  if (quantity > allowedToNew) return rejection('new-buyers-share-reached', { data: { available: allowedToNew } })
  return [{ type: 'stock-reserved-for-order', data: { ...reserved, newBuyer: true } }]
}
