import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { currencyDigits, decimalText, type Money, type UnitPrice } from '@pinline/events/money'

/** Numbers, amounts, days and countries of documents in one language. Amounts name their currency by its ISO code. */
export const documentFormat = (language: LanguageCode) => {
  const tag = languageTag(language)
  const number = new Intl.NumberFormat(tag)
  const countries = new Intl.DisplayNames([tag], { type: 'region' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const currency = (code: string, least: number, most: number) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'code',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const kilograms = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  return {
    number: (value: number): string => number.format(value),
    money: ({ minor, currency: code }: Money): string =>
      currency(code, currencyDigits[code], currencyDigits[code]).format(minor / 10 ** currencyDigits[code]),
    unitPrice: ({ amount, scale, currency: code }: UnitPrice): string =>
      currency(code, currencyDigits[code], Math.max(scale, currencyDigits[code])).format(amount / 10 ** scale),
    /** @param basisPoints hundredths of a percent */
    percent: (basisPoints: number): string => percent.format(basisPoints / 10_000),
    /** The day of an instant in UTC, which is the day that counts for the number's year. */
    date: (iso: string): string => date.format(new Date(iso)),
    /** The minute of an instant in UTC. */
    dateTime: (iso: string): string => `${dateTime.format(new Date(iso))} UTC`,
    kilograms: (grams: number): string => kilograms.format(grams / 1000),
    /** @param country ISO 3166-1 alpha-2 */
    country: (country: string): string => countries.of(country) ?? country,
  }
}
export type DocumentFormat = ReturnType<typeof documentFormat>

/** An amount as XML has it: a decimal with a point. */
export const decimalOf = ({ minor, currency }: Money): string => decimalText(minor, currencyDigits[currency])
