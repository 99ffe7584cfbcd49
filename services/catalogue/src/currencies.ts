import type { Platform } from '@pinline/chassis/service'
import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type CurrencyCode, currencyCode, currencyDigits } from '@pinline/events/money'
import { baseCurrency } from './domain/price/quote.ts'

/** A row that staff edit: one US dollar is `amount` × 10^-scale of this currency. */
interface CurrencyRow {
  readonly _id: CurrencyCode
  readonly place: number
  readonly enabled: boolean
  readonly amount: number
  readonly scale: number
}

/** Demo rates for a new shop, near those of autumn 2026. */
const firstRates: readonly CurrencyRow[] = [
  { _id: 'USD', place: 1, enabled: true, amount: 1, scale: 0 },
  { _id: 'CNY', place: 2, enabled: true, amount: 7118, scale: 3 },
  { _id: 'EUR', place: 3, enabled: true, amount: 8640, scale: 4 },
  { _id: 'GBP', place: 4, enabled: true, amount: 7610, scale: 4 },
  { _id: 'JPY', place: 5, enabled: true, amount: 1542, scale: 1 },
  { _id: 'HKD', place: 6, enabled: true, amount: 7784, scale: 3 },
]

const symbols: Readonly<Record<CurrencyCode, string>> = {
  USD: '$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  HKD: 'HK$',
}

const flags: Readonly<Record<CurrencyCode, string>> = {
  USD: 'us',
  CNY: 'cn',
  EUR: 'eu',
  GBP: 'gb',
  JPY: 'jp',
  HKD: 'hk',
}

const refreshIntervalMs = 1000
/** Older rates are awaited. */
const maxAgeMs = 2000

const rowsOf = (db: Platform['db']) => db.collection<CurrencyRow>('currencies')

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
export class Currencies {
  readonly #rows: ReturnType<typeof rowsOf>
  #known: readonly CurrencyRow[] = []
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | undefined

  constructor(db: Platform['db']) {
    this.#rows = rowsOf(db)
  }

  /** Adds missing currencies; rates that staff have set are kept. */
  async ensure(): Promise<void> {
    for (const { _id, ...row } of firstRates)
      await this.#rows.updateOne({ _id }, { $setOnInsert: row }, { upsert: true })
  }

  /** The rate from the base currency. */
  async rateTo(code: CurrencyCode): Promise<ExchangeRate> {
    const row = (await this.#read()).find(({ _id }) => _id === code)
    if (row === undefined) throw new Error(`no rate for ${code}`)
    return { from: baseCurrency, to: code, amount: row.amount, scale: row.scale }
  }

  async list(language: LanguageCode): Promise<Currency[]> {
    const tag = languages.find(({ code }) => code === language)?.tag ?? 'en'
    const names = new Intl.DisplayNames(tag, { type: 'currency' })
    return (await this.#read())
      .filter(({ enabled }) => enabled)
      .map(({ _id: code, amount, scale }) => ({
        code,
        symbol_left: symbols[code],
        name: names.of(code) ?? code,
        image: `/flags/${flags[code]}.svg`,
        digits: currencyDigits[code],
        isDefault: code === baseCurrency,
        rate: { from: baseCurrency, to: code, amount, scale },
      }))
  }

  /** Rates of a second ago serve while new ones are read: no list waits for the database every second. */
  async #read(): Promise<readonly CurrencyRow[]> {
    const age = performance.now() - this.#readAt
    if (age <= refreshIntervalMs) return this.#known
    this.#reading ??= this.#readAgain()
    if (age > maxAgeMs) await this.#reading
    else this.#reading.catch(() => undefined)
    return this.#known
  }

  async #readAgain(): Promise<void> {
    try {
      const rows = await this.#rows.find({}).sort({ place: 1 }).toArray()
      this.#known = rows.filter(({ _id }) => currencyCode.safeParse(_id).success)
      this.#readAt = performance.now()
    } finally {
      this.#reading = undefined
    }
  }
}
