import type { Decision } from '@pinline/chassis/domain/decider'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type EndedOrders, piecesOf } from './order-entries.ts'
import { soldInParcels } from './parcel-sales.ts'
import type { Stock } from './stock.ts'

export interface ReduceReservation {
  readonly type: 'reduce-reservation'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
  /** Pieces that the order keeps of the product, those in parcels included. */
  readonly remaining: number
  /** As all commands of orders have it; not read here, since an order that is over holds nothing. */
  readonly ended?: EndedOrders
}

/**
 * Frees what an order holds beyond the pieces that it keeps. It names what remains and not what is freed, so that a
 * repetition, or an earlier cancellation that arrives later, frees nothing. An order that is over holds nothing.
 * Lines are cancelled of paid orders only, whose pieces do not count among those of new buyers.
 */
export const reduceReservation = (state: Stock, command: ReduceReservation): Decision<StockEvent> => {
  const { productId, orderNo, remaining } = command
  const held = piecesOf(state.reservations, orderNo)
  if (held === undefined) return []
  const due = Math.max(0, remaining - soldInParcels(state.parcelSales, orderNo))
  if (held <= due) return []
  const quantity = held - due
  return [
    { type: due === 0 ? 'stock-released-from-order' : 'reservation-reduced', data: { productId, orderNo, quantity } },
  ]
}
