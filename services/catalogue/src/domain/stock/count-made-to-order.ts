import type { Decision } from '@pinline/chassis/domain/decider'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { entryOf } from './order-ledger.ts'
import type { Stock } from './stock.ts'

export interface CountMadeToOrder {
  readonly type: 'count-made-to-order'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
  readonly quantity: number
}

/** Counts what was made for an order and left with it as sold, once. */
export const countMadeToOrder = (state: Stock, command: CountMadeToOrder): Decision<StockEvent> => {
  const { productId, orderNo, quantity } = command
  if (entryOf(state.orders, orderNo)?.status === 'made') return []
  return [{ type: 'made-to-order-sold', data: { productId, orderNo, quantity } }]
}
