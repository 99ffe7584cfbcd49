import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import type { StockTake, StockTakeLine } from './stock-take.ts'

export interface StartStockTake {
  readonly type: 'start-stock-take'
  readonly title: string
  readonly lines: readonly Omit<StockTakeLine, 'counts'>[]
  readonly now: string
}

/** One person counts so many in a day; more products are several stock-takes. */
const maxStockTakeLines = 500

/** Begins a stock-take. Refused: no product (`product-not-found`), too many (`stock-take-too-large`). */
export const startStockTake = (state: StockTake, { title, lines, now }: StartStockTake): Decision<StockTakeEvent> => {
  if (state.status !== 'none') return []
  if (lines.length === 0) return rejection('product-not-found')
  if (lines.length > maxStockTakeLines)
    return rejection('stock-take-too-large', { data: { found: lines.length, most: maxStockTakeLines } })
  return [{ type: 'stock-take-started', data: { title, lines: [...lines], startedAt: now } }]
}
