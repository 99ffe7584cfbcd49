import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
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

/** Counts what was made for an order and left with it as sold, once. What the order had from stock is not made for it. */
export const countMadeToOrder = (state: Stock, command: CountMadeToOrder): Decision<StockEvent> => {
  const { productId, orderNo, quantity } = command
  const known = entryOf(state.orders, orderNo)
  if (known?.status === 'made') return []
  if (known !== undefined) return rejection('transition-not-allowed')
  return [{ type: 'made-to-order-sold', data: { productId, orderNo, quantity } }]
}
