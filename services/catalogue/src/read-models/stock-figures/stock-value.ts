import type { StockValue, StockValueResult } from '@pinline/contracts/catalogue/stock/get-stock-value'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type CurrencyCode, lineTotal } from '@pinline/events/money'
import { baseCurrency, convertBetween } from '../../domain/price/quote.ts'
import type { StockFiguresRow } from './stock-figures.model.ts'

/** A product's figures, of whose sales the last is enough, and its category; null for a product that is not listed. */
export interface ValuedStock extends Pick<StockFiguresRow, 'onHand' | 'cost' | 'sold'> {
  readonly categoryId: string | null
}

export type RateTo = (currency: CurrencyCode) => ExchangeRate

const nothing: StockValue = { parts: 0, pieces: 0, value: 0, unpricedParts: 0, unpricedPieces: 0, slowValue: 0 }

const costOf = ({ onHand, cost }: ValuedStock, rateTo: RateTo): number =>
  cost === null
    ? 0
    : lineTotal(convertBetween(cost, rateTo(cost.currency), rateTo(baseCurrency)), Math.max(0, onHand)).minor

const add = (sum: StockValue, stock: ValuedStock, value: number, isSlow: boolean): StockValue => {
  const unpriced = stock.cost === null ? 1 : 0
  return {
    parts: sum.parts + 1,
    pieces: sum.pieces + stock.onHand,
    value: sum.value + value,
    unpricedParts: sum.unpricedParts + unpriced,
    unpricedPieces: sum.unpricedPieces + unpriced * stock.onHand,
    slowValue: sum.slowValue + (isSlow ? value : 0),
  }
}

/** Sums by category and in total. Each product is rounded once, so that the categories add up to the total. */
export const stockValue = (
  stocks: readonly ValuedStock[],
  rateTo: RateTo,
  slowSince: string,
): Pick<StockValueResult, 'total'> & {
  readonly categories: readonly (StockValue & { categoryId: string | null })[]
} => {
  let total = nothing
  const categories = new Map<string | null, StockValue>()
  for (const stock of stocks) {
    if (stock.onHand <= 0) continue
    const value = costOf(stock, rateTo)
    const isSlow = stock.sold.every(({ day }) => day < slowSince)
    total = add(total, stock, value, isSlow)
    categories.set(stock.categoryId, add(categories.get(stock.categoryId) ?? nothing, stock, value, isSlow))
  }
  const sorted = [...categories].toSorted(
    ([one, a], [other, b]) => b.value - a.value || b.pieces - a.pieces || ((one ?? '') < (other ?? '') ? -1 : 1),
  )
  return { total, categories: sorted.map(([categoryId, sums]) => ({ categoryId, ...sums })) }
}
