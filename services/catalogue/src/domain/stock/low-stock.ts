import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { evolveStock, type Stock } from './stock.ts'

/** Adds the event of the reorder level that the others have crossed, in either direction. */
export const withLowStock = (state: Stock, decision: Decision<StockEvent>): Decision<StockEvent> => {
  if (isRejection(decision)) return decision
  const [first] = decision
  const isWatched = state.reorder !== null || state.isLow || decision.some(({ type }) => type === 'reorder-level-set')
  if (first === undefined || !isWatched) return decision
  const { reorder, available } = decision.reduce(evolveStock, state)
  const { productId } = first.data
  const isLow = reorder !== null && available <= reorder.level
  if (isLow === state.isLow) return decision
  return isLow
    ? [...decision, { type: 'stock-fell-low', data: { productId, ...reorder, available } }]
    : [...decision, { type: 'stock-recovered', data: { productId, available } }]
}
