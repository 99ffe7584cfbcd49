import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { AfterSaleNo, ProductId } from '@pinline/events/ids'
import type { Stock } from './stock.ts'

export interface TakeStockForReplacement {
  readonly type: 'take-stock-for-replacement'
  readonly productId: ProductId
  readonly afterSaleNo: AfterSaleNo
  readonly attempt: number
  readonly quantity: number
}

/**
 * Takes all pieces of a replacement from the free ones, or none. Both are recorded, under the request id of the attempt, so
 * that whoever repeats it gets the first result.
 */
export const takeStockForReplacement = (state: Stock, command: TakeStockForReplacement): Decision<StockEvent> => {
  const { type: _, quantity, ...replacement } = command
  if (!Number.isInteger(quantity) || quantity < 1) return rejection('quantity-not-allowed')
  const { available } = state
  const taken = quantity > available ? 0 : quantity
  return [{ type: 'stock-taken-for-replacement', data: { ...replacement, quantity: taken, available } }]
}
