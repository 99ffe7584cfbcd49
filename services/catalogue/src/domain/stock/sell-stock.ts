import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type EndedOrders, entryOf } from './order-entries.ts'
import type { Stock } from './stock.ts'

export interface SellStock {
  readonly type: 'sell-stock'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
  /** Orders that ended, as far as they were looked up. */
  readonly ended?: EndedOrders
}

/** Sells what the order has reserved; without a reservation nothing is sold. */
export const sellStock = (state: Stock, command: SellStock): Decision<StockEvent> => {
  const { productId, orderNo } = command
  const known = entryOf(state, orderNo, command.ended)
  if (known?.status === 'sold') return []
  if (known?.status !== 'reserved') return rejection('transition-not-allowed')
  return [{ type: 'stock-sold-to-order', data: { productId, orderNo, quantity: known.quantity } }]
}
