import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { ProductId } from '@pinline/events/ids'
import { maxPieces } from './receive-stock.ts'
import type { Stock } from './stock.ts'

export interface SetReorderLevel {
  readonly type: 'set-reorder-level'
  readonly productId: ProductId
  readonly model: string
  /** Pieces; null: the part is no longer watched. */
  readonly level: number | null
}

/** Quiet where the level is that already. */
export const setReorderLevel = (
  { reorder }: Stock,
  { productId, model, level }: SetReorderLevel,
): Decision<StockEvent> => {
  if (level !== null && (!Number.isInteger(level) || level < 0 || level > maxPieces))
    return rejection('quantity-not-allowed', { errors: { level: 'quantity-not-allowed' } })
  if (level === (reorder?.level ?? null)) return []
  return [{ type: 'reorder-level-set', data: { productId, model, level } }]
}
