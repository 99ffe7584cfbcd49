import type { Decision } from '@pinline/chassis/domain/decider'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { heldFor } from './new-buyers-hold.ts'
import type { EndedOrders } from './order-entries.ts'
import type { Stock } from './stock.ts'

export interface RecordReservationPaid {
  readonly type: 'record-reservation-paid'
  readonly productId: ProductId
  readonly orderNo: OrderNumber
  /** As all commands of orders have it; not read here, since an order that is over holds nothing. */
  readonly ended?: EndedOrders
}

/** The pieces of a paid order no longer count among those of new buyers; nothing to do where they never did. */
export const recordReservationPaid = (state: Stock, command: RecordReservationPaid): Decision<StockEvent> => {
  const { productId, orderNo } = command
  const quantity = heldFor(state.newBuyers, orderNo)
  return quantity === undefined ? [] : [{ type: 'reservation-paid', data: { productId, orderNo, quantity } }]
}
