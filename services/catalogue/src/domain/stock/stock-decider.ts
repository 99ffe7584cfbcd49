import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type StockEvent, stockEvent } from '@pinline/events/catalogue/stock-event'
import { type AdjustStock, adjustStock } from './adjust-stock.ts'
import { type AnnounceDelivery, announceDelivery } from './announce-delivery.ts'
import { type CountMadeToOrder, countMadeToOrder } from './count-made-to-order.ts'
import { withLowStock } from './low-stock.ts'
import { type ReceiveStock, receiveStock } from './receive-stock.ts'
import { type RecordReservationPaid, recordReservationPaid } from './record-reservation-paid.ts'
import { type ReduceReservation, reduceReservation } from './reduce-reservation.ts'
import { type ReleaseStock, releaseStock } from './release-stock.ts'
import { type ReserveStock, reserveStock } from './reserve-stock.ts'
import { type ReturnStockFromReplacement, returnStockFromReplacement } from './return-stock-from-replacement.ts'
import { type SellStock, sellStock } from './sell-stock.ts'
import { type SetReorderLevel, setReorderLevel } from './set-reorder-level.ts'
import { evolveStock, noStock, type Stock, stock } from './stock.ts'
import { stockSnapshot2 } from './stock-snapshot-2.ts'
import { type TakeStockForReplacement, takeStockForReplacement } from './take-stock-for-replacement.ts'
import { type WithdrawDelivery, withdrawDelivery } from './withdraw-delivery.ts'

/** Stock commands of orders: many at once for a popular product, so they are queued and committed together. */
export type OrderStockCommand =
  | ReserveStock
  | RecordReservationPaid
  | ReduceReservation
  | ReleaseStock
  | SellStock
  | CountMadeToOrder
export type StockCommand =
  | OrderStockCommand
  | ReceiveStock
  | AdjustStock
  | AnnounceDelivery
  | WithdrawDelivery
  | TakeStockForReplacement
  | ReturnStockFromReplacement
  | SetReorderLevel

const decide = (state: Stock, command: StockCommand): Decision<StockEvent> => {
  switch (command.type) {
    case 'receive-stock':
      return receiveStock(state, command)
    case 'adjust-stock':
      return adjustStock(state, command)
    case 'announce-delivery':
      return announceDelivery(state, command)
    case 'withdraw-delivery':
      return withdrawDelivery(state, command)
    case 'reserve-stock':
      return reserveStock(state, command)
    case 'record-reservation-paid':
      return recordReservationPaid(state, command)
    case 'reduce-reservation':
      return reduceReservation(state, command)
    case 'release-stock':
      return releaseStock(state, command)
    case 'sell-stock':
      return sellStock(state, command)
    case 'count-made-to-order':
      return countMadeToOrder(state, command)
    case 'take-stock-for-replacement':
      return takeStockForReplacement(state, command)
    case 'return-stock-from-replacement':
      return returnStockFromReplacement(state, command)
    case 'set-reorder-level':
      return setReorderLevel(state, command)
    default:
      return command satisfies never
  }
}

export const stockDecider: Decider<Stock, StockCommand, StockEvent> = {
  streamType: 'stock',
  initial: noStock,
  evolve: evolveStock,
  eventSchema: stockEvent,
  snapshot: { version: 3, everyEvents: 500, schema: stock, earlier: { 2: stockSnapshot2 } },
  decide: (state, command) => withLowStock(state, decide(state, command)),
}
