import type { Platform } from '@pinline/chassis/service'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type CurrencyCode, currencyDigits } from '@pinline/events/money'
import { rateAt } from '../domain/currency/currency.ts'
import { baseCurrency } from '../domain/price/quote.ts'
import { flagPath, type KnownCurrency, nameOf, readCurrencies } from './currency-rows.ts'

const refreshIntervalMs = 1000
/** Older rates are awaited. */
const maxAgeMs = 2000

export interface Currency {
  readonly code: CurrencyCode
  readonly symbol_left: string
  readonly name: string
  readonly image: string
  readonly digits: number
  readonly isDefault: boolean
  readonly rate: ExchangeRate
}

/** The currencies of the shop and their rates, read again at most every second and two seconds old at most. */
export class LiveCurrencies {
  readonly #platform: Pick<Platform, 'store' | 'clock' | 'log'>
  #known: readonly KnownCurrency[] = []
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | undefined

  constructor(platform: Pick<Platform, 'store' | 'clock' | 'log'>) {
    this.#platform = platform
  }

  /** The rate from the base currency, of a currency that is not offered too. */
  async rateTo(code: CurrencyCode): Promise<ExchangeRate> {
    return this.#rateOf(await this.#find(code), code)
  }

  /** The rate from the base currency, or the refusal of a currency that buyers cannot choose. */
  async offeredRate(code: CurrencyCode): Promise<ExchangeRate | Rejection> {
    const known = await this.#find(code)
    return known?.defined.enabled === false ? rejection('currency-disabled') : this.#rateOf(known, code)
  }

  /** Those that buyers can choose. */
  async list(language: LanguageCode): Promise<Currency[]> {
    const known = await this.#read()
    return known
      .filter(({ defined }) => defined.enabled)
      .map((one) => ({
        code: one.defined.code,
        symbol_left: one.defined.symbol,
        name: nameOf(one.defined, language),
        image: flagPath(one.defined.flag),
        digits: currencyDigits[one.defined.code],
        isDefault: one.defined.code === baseCurrency,
        rate: this.#rateOf(one, one.defined.code),
      }))
  }

  /** Called after a change on this instance, which others see within a second. */
  async readAgain(): Promise<void> {
    await this.#reading
    await this.#load()
  }

  async #find(code: CurrencyCode): Promise<KnownCurrency | undefined> {
    return (await this.#read()).find(({ defined }) => defined.code === code)
  }

  #rateOf(known: KnownCurrency | undefined, code: CurrencyCode): ExchangeRate {
    const rate = known && rateAt(known, this.#platform.clock.now().toISOString())
    if (rate === undefined) throw new Error(`no rate for ${code}`)
    return { from: baseCurrency, to: code, amount: rate.amount, scale: rate.scale }
  }

  /** Rates of a second ago serve while new ones are read: no list waits for the database every second. */
  async #read(): Promise<readonly KnownCurrency[]> {
    const age = performance.now() - this.#readAt
    if (age <= refreshIntervalMs) return this.#known
    this.#reading ??= this.#load().finally(() => {
      this.#reading = undefined
    })
    if (age > maxAgeMs) await this.#reading
    else this.#reading.catch(() => undefined)
    return this.#known
  }

  async #load(): Promise<void> {
    this.#known = await readCurrencies(this.#platform)
    this.#readAt = performance.now()
  }
}
