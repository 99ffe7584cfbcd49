import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import type { StockTake } from './stock-take.ts'

export interface CancelStockTake {
  readonly type: 'cancel-stock-take'
  readonly reason: string
  readonly now: string
}

/** Ends a stock-take without booking anything; an approved one stays. Quiet on repetition. */
export const cancelStockTake = (state: StockTake, { reason, now }: CancelStockTake): Decision<StockTakeEvent> => {
  if (state.status === 'none') return rejection('stock-take-not-found')
  if (state.status === 'cancelled') return []
  if (state.status !== 'counting') return rejection('stock-take-closed')
  return [{ type: 'stock-take-cancelled', data: { reason, cancelledAt: now } }]
}
