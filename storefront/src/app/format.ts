import { currencyDigits, type Money, type UnitPrice } from '@pinline/events/money'
import { languageTag } from './language.ts'
import { useAppContext } from './use-app-context.ts'

/** Numbers, money and dates in the manner of one language. */
export interface Format {
  readonly number: (value: number) => string
  /** An amount in minor units, e.g. $1,234.50 */
  readonly money: (money: Money) => string
  /** The price of one piece with at least four decimals of a currency unit, e.g. $0.4039 */
  readonly unitPrice: (price: UnitPrice) => string
  /** A share as whole per cent, e.g. 29 % */
  readonly percent: (share: number) => string
  /** A day, e.g. 4 Dec */
  readonly day: (iso: string) => string
  readonly date: (iso: string) => string
  readonly dateTime: (iso: string) => string
}

/** Builds the formats of a BCP 47 tag. Times are shown in the zone of the browser, days as they are written. */
export function createFormat(tag: string): Format {
  const moneyFormats = new Map<string, Intl.NumberFormat>()
  const moneyFormat = (key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const format =
      moneyFormats.get(key) ??
      new Intl.NumberFormat(tag, { style: 'currency', currencyDisplay: 'narrowSymbol', ...options })
    moneyFormats.set(key, format)
    return format
  }
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    number: (value) => number.format(value),
    money: ({ minor, currency }) => moneyFormat(currency, { currency }).format(minor / 10 ** currencyDigits[currency]),
    unitPrice: ({ amount, scale, currency }) =>
      moneyFormat(`${currency} ${scale}`, {
        currency,
        minimumFractionDigits: currency === 'JPY' ? 2 : 4,
        maximumFractionDigits: Math.max(4, scale),
      }).format(amount / 10 ** scale),
    percent: (share) => percent.format(share),
    day: (iso) => day.format(new Date(iso)),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
  }
}

/** Made once a language: making them takes longer than all else in a line of a list. */
const formats = new Map<string, Format>()

/** The formats of the page's language. */
export function useFormat(): Format {
  const tag = languageTag(useAppContext().language)
  const format = formats.get(tag) ?? createFormat(tag)
  formats.set(tag, format)
  return format
}
