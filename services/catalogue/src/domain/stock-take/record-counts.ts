import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import type { ProductId } from '@pinline/events/ids'
import { type Count, progressOf, type StockTake, withCounts } from './stock-take.ts'

export interface RecordCounts {
  readonly type: 'record-counts'
  readonly counts: readonly (Count & { readonly productId: ProductId })[]
  readonly now: string
}

/** Counts of one product; who counts that often has another problem. */
const maxCounts = 10

const same = (a: Count | undefined, b: Count): boolean =>
  a !== undefined && a.counted === b.counted && a.countedAt === b.countedAt && a.stockVersion === b.stockVersion

/**
 * Records what was found. Refused: a product that is not on the sheet (`product-not-found`), and counts of a stock-take that is
 * over. The same count of the same moment again does nothing.
 */
export const recordCounts = (state: StockTake, { counts, now }: RecordCounts): Decision<StockTakeEvent> => {
  if (state.status === 'none') return rejection('stock-take-not-found')
  if (state.status !== 'counting') return rejection('stock-take-closed')
  const known = new Map(state.lines.map((line) => [line.productId, line]))
  const stray = counts.filter(({ productId }) => !known.has(productId))
  if (stray.length > 0)
    return rejection('product-not-found', { data: { products: stray.map(({ productId }) => productId) } })
  const fresh = counts.filter((count) => !same(known.get(count.productId)?.counts.at(-1), count))
  if (fresh.some(({ productId }) => (known.get(productId)?.counts.length ?? 0) >= maxCounts))
    return rejection('invalid-input', { data: { most: maxCounts } })
  if (fresh.length === 0) return []
  const progress = progressOf(withCounts(state.lines, [...fresh]))
  return [{ type: 'stock-take-counted', data: { counts: [...fresh], progress, recordedAt: now } }]
}
