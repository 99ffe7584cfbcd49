import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type StockTakeEvent, stockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import { type ApproveStockTake, approveStockTake } from './approve-stock-take.ts'
import { type BookStockTake, bookStockTake } from './book-stock-take.ts'
import { type CancelStockTake, cancelStockTake } from './cancel-stock-take.ts'
import { type RecordCounts, recordCounts } from './record-counts.ts'
import { type StartStockTake, startStockTake } from './start-stock-take.ts'
import { evolveStockTake, noStockTake, type StockTake } from './stock-take.ts'

export type StockTakeCommand = StartStockTake | RecordCounts | ApproveStockTake | BookStockTake | CancelStockTake

const decide = (state: StockTake, command: StockTakeCommand): Decision<StockTakeEvent> => {
  switch (command.type) {
    case 'start-stock-take':
      return startStockTake(state, command)
    case 'record-counts':
      return recordCounts(state, command)
    case 'approve-stock-take':
      return approveStockTake(state, command)
    case 'book-stock-take':
      return bookStockTake(state, command)
    case 'cancel-stock-take':
      return cancelStockTake(state, command)
    default:
      return command satisfies never
  }
}

/** Decides about one stock-take. */
export const stockTakeDecider: Decider<StockTake, StockTakeCommand, StockTakeEvent> = {
  streamType: 'stock-take',
  initial: noStockTake,
  evolve: evolveStockTake,
  decide,
  eventSchema: stockTakeEvent,
}
