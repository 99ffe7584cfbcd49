import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import type { RefusedDifference, StockTake } from './stock-take.ts'

export interface BookStockTake {
  readonly type: 'book-stock-take'
  readonly refused: readonly RefusedDifference[]
  readonly now: string
}

/** Records that the stocks have what was approved. Quiet on repetition. */
export const bookStockTake = (state: StockTake, { refused, now }: BookStockTake): Decision<StockTakeEvent> => {
  if (state.status === 'booked') return []
  if (state.status !== 'approved') return rejection('stock-take-closed')
  return [{ type: 'stock-take-booked', data: { refused: [...refused], bookedAt: now } }]
}
