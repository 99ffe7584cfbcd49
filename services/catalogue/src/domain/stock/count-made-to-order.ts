import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type EndedOrders, entryOf } from './order-entries.ts'
import type { Stock } from './stock.ts'

export interface CountMadeToOrder {
  readonly type: 'count-made-to-order'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
  readonly parcelNo: number
  readonly quantity: number
  /** Orders that ended, as far as they were looked up. */
  readonly ended?: EndedOrders
}

/**
 * Counts what was made for an order and left in a parcel as sold, once. What the order had from stock is not made for it.
 */
export const countMadeToOrder = (state: Stock, command: CountMadeToOrder): Decision<StockEvent> => {
  const { productId, orderNo, parcelNo, quantity } = command
  const known = entryOf(state, orderNo, command.ended)
  if (known?.status === 'made' && known.madeIn?.includes(parcelNo)) return []
  if (known !== undefined && known.status !== 'made') return rejection('transition-not-allowed')
  return [{ type: 'made-to-order-sold', data: { productId, orderNo, quantity, ...(parcelNo > 1 ? { parcelNo } : {}) } }]
}
