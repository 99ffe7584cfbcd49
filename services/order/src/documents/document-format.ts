import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { currencyDigits, type Money, type UnitPrice } from '@pinline/events/money'

const tagOf = (language: LanguageCode): string => languages.find(({ code }) => code === language)?.tag ?? 'en'

/** Numbers, amounts and days of documents in one language. Amounts name their currency by its ISO code. */
export const documentFormat = (language: LanguageCode) => {
  const tag = tagOf(language)
  const number = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const currency = (code: string, least: number, most: number) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'code',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
  return {
    number: (value: number): string => number.format(value),
    money: ({ minor, currency: code }: Money): string =>
      currency(code, currencyDigits[code], currencyDigits[code]).format(minor / 10 ** currencyDigits[code]),
    unitPrice: ({ amount, scale, currency: code }: UnitPrice): string =>
      currency(code, currencyDigits[code], Math.max(scale, currencyDigits[code])).format(amount / 10 ** scale),
    /** The day of an instant in UTC, which is the day that counts for the number's year. */
    date: (iso: string): string => date.format(new Date(iso)),
  }
}
export type DocumentFormat = ReturnType<typeof documentFormat>

/** An amount as XML has it: a decimal with a point. */
export const decimalOf = ({ minor, currency }: Money): string => {
  const digits = currencyDigits[currency]
  return (minor / 10 ** digits).toFixed(digits)
}
