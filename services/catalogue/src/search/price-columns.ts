import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type CurrencyCode, currencyCodes } from '@pinline/events/money'
import { breaksIn, unitPriceAt } from '../domain/price/quote.ts'
import { type IndexedProduct, priceOf } from './indexed-product.ts'
import { MeasureColumn } from './measure-column.ts'

interface InCurrency {
  /** Units of the currency for a dollar. */
  readonly factor: number
  readonly column: MeasureColumn
}

/**
 * Prices in the currency of a request: explicit ones, or else dollars by rate. Computed once for all products per
 * currency and rate, and updated product by product.
 */
export class PriceColumns {
  readonly #dollars: MeasureColumn
  readonly #explicit = new Map<CurrencyCode, Map<number, number>>()
  readonly #stored = new Map<CurrencyCode, InCurrency>()

  constructor(dollars: MeasureColumn) {
    this.#dollars = dollars
  }

  /** Sets a product's prices; dollars are in their column already. */
  put(slot: number, product: IndexedProduct): void {
    this.#forget(slot)
    const price = priceOf(product)
    for (const currency of currencyCodes) {
      if (currency === 'USD' || price[currency] === undefined) continue
      const rate = { from: currency, to: currency, amount: 1, scale: 0 }
      const unit = unitPriceAt(breaksIn(price, rate), product.product.data.moq)
      if (unit === undefined) continue
      const slots = this.#explicit.get(currency) ?? new Map<number, number>()
      this.#explicit.set(currency, slots)
      slots.set(slot, unit.amount / 10 ** unit.scale)
    }
    this.#flush(slot)
  }

  remove(slot: number): void {
    this.#forget(slot)
    this.#flush(slot)
  }

  /** Prices by slot in whole units of the rate's currency. */
  in(rate: ExchangeRate | undefined): MeasureColumn {
    if (rate === undefined || rate.to === 'USD') return this.#dollars
    const factor = rate.amount / 10 ** rate.scale
    const known = this.#stored.get(rate.to)
    if (known?.factor === factor) return known.column
    const column = new MeasureColumn()
    const { values } = this.#dollars
    for (let slot = values.length - 1; slot >= 0; slot -= 1) column.set(slot, this.#priceAt(slot, rate.to, factor))
    this.#stored.set(rate.to, { factor, column })
    return column
  }

  #priceAt(slot: number, currency: CurrencyCode, factor: number): number | null {
    const price = this.#explicit.get(currency)?.get(slot) ?? (this.#dollars.values[slot] ?? Number.NaN) * factor
    return Number.isNaN(price) ? null : price
  }

  #forget(slot: number): void {
    for (const slots of this.#explicit.values()) slots.delete(slot)
  }

  #flush(slot: number): void {
    for (const [currency, { factor, column }] of this.#stored) column.set(slot, this.#priceAt(slot, currency, factor))
  }
}
