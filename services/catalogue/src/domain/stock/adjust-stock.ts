import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { ProductId } from '@pinline/events/ids'
import { maxPieces } from './receive-stock.ts'
import type { Stock } from './stock.ts'

export interface AdjustStock {
  readonly type: 'adjust-stock'
  readonly productId: ProductId
  /** Difference in pieces, negative for fewer. */
  readonly quantity: number
  readonly reason: string
}

/** A correction affects available pieces only: reserved ones belong to orders. */
export const adjustStock = (state: Stock, command: AdjustStock): Decision<StockEvent> => {
  const { productId, quantity, reason } = command
  const after = state.available + quantity
  if (!Number.isInteger(quantity) || after < 0 || after > maxPieces) {
    return rejection('quantity-not-allowed', {
      errors: { quantity: 'quantity-not-allowed' },
      data: { available: state.available },
    })
  }
  return quantity === 0 ? [] : [{ type: 'stock-adjusted', data: { productId, quantity, reason } }]
}
