import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type CurrencyCode, currencyCodes } from '@pinline/events/money'
import { breaksIn, unitPriceAt } from '../domain/price/quote.ts'
import { stepOf } from './figure-steps.ts'
import { type IndexedProduct, priceOf } from './indexed-product.ts'
import type { MeasureColumn } from './measure-column.ts'

interface InCurrency {
  readonly values: Float64Array
  readonly steps: Uint8Array
}

interface Kept extends InCurrency {
  readonly changes: number
  readonly rate: number
}

/**
 * Prices in the currency of a request: the explicit ones where a product has them, else the dollars by rate. Computed
 * for all products once for a currency, and again after prices changed.
 */
export class PriceColumns {
  readonly #dollars: MeasureColumn
  readonly #explicit = new Map<CurrencyCode, Map<number, number>>()
  readonly #kept = new Map<CurrencyCode, Kept>()
  #changes = 0

  constructor(dollars: MeasureColumn) {
    this.#dollars = dollars
  }

  put(slot: number, product: IndexedProduct): void {
    this.#changes += 1
    this.remove(slot)
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
  }

  remove(slot: number): void {
    this.#changes += 1
    for (const slots of this.#explicit.values()) slots.delete(slot)
  }

  /** Prices by slot in whole units of the rate's currency. */
  in(rate: ExchangeRate | undefined): InCurrency {
    if (rate === undefined || rate.to === 'USD') return this.#dollars
    const factor = rate.amount / 10 ** rate.scale
    const known = this.#kept.get(rate.to)
    if (known?.changes === this.#changes && known.rate === factor) return known
    const values = this.#dollars.values.map((dollars) => dollars * factor)
    for (const [slot, price] of this.#explicit.get(rate.to) ?? []) values[slot] = price
    const steps = new Uint8Array(values.length)
    for (let slot = 0; slot < values.length; slot += 1) {
      const value = values[slot] ?? Number.NaN
      if (!Number.isNaN(value)) steps[slot] = stepOf(value)
    }
    const made = { values, steps, changes: this.#changes, rate: factor }
    this.#kept.set(rate.to, made)
    return made
  }
}
