import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type CurrencyCode, currencyCodes } from '@pinline/events/money'
import { breaksIn, convertPrice, unitPriceAt } from '../domain/price/quote.ts'
import { type IndexedProduct, priceOf } from './indexed-product.ts'
import { MeasureColumn } from './measure-column.ts'

interface InCurrency {
  readonly rate: ExchangeRate
  readonly column: MeasureColumn
}

const microDigits = 6
const isSameRate = (a: ExchangeRate, b: ExchangeRate): boolean => a.amount === b.amount && a.scale === b.scale

/** A price in dollars by a rate, rounded as it is shown: a range that ends at a shown price includes its part. */
const converted = (dollars: number, rate: ExchangeRate): number => {
  const micro = { amount: Math.round(dollars * 10 ** microDigits), scale: microDigits, currency: rate.from }
  const { amount, scale } = convertPrice(micro, rate)
  return amount / 10 ** scale
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
    const known = this.#stored.get(rate.to)
    if (known !== undefined && isSameRate(known.rate, rate)) return known.column
    const column = new MeasureColumn()
    const { values } = this.#dollars
    for (let slot = values.length - 1; slot >= 0; slot -= 1) column.set(slot, this.#priceAt(slot, rate))
    this.#stored.set(rate.to, { rate, column })
    return column
  }

  #priceAt(slot: number, rate: ExchangeRate): number | null {
    const explicit = this.#explicit.get(rate.to)?.get(slot)
    if (explicit !== undefined) return explicit
    const dollars = this.#dollars.values[slot] ?? Number.NaN
    return Number.isNaN(dollars) ? null : converted(dollars, rate)
  }

  #forget(slot: number): void {
    for (const slots of this.#explicit.values()) slots.delete(slot)
  }

  #flush(slot: number): void {
    for (const { rate, column } of this.#stored.values()) column.set(slot, this.#priceAt(slot, rate))
  }
}
