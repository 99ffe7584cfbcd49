import type { CurrencyCode } from '@pinline/events/money'
import { createFormat, type Format } from '../../app/format.ts'
import { languageTag } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'

/** The page's formats, and those that orders need besides; times stand in the browser's zone. */
export interface Formats extends Format {
  /** Grams below a kilogram, else kilograms. */
  weight(grams: number): string
  /** A rate as a price of one unit, with four decimals at least, e.g. ¥7.1328 */
  rate(decimal: string, currency: CurrencyCode): string
  /** Day, month, hour and minute. */
  moment(instant: string): string
  /** Hour and minute. */
  time(instant: string): string
  /** Day and month of an instant; `day` is for calendar dates. */
  dayOf(instant: string): string
}

export const formatsOf = (tag: string): Formats => {
  const instants = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, options)
    return (instant: string) => format.format(new Date(instant))
  }
  const unit = (name: 'gram' | 'kilogram', digits: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, maximumFractionDigits: digits })
  const grams = unit('gram', 1)
  const kilograms = unit('kilogram', 2)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return {
    ...createFormat(tag),
    weight: (value) => (value < 1000 ? grams.format(value) : kilograms.format(value / 1000)),
    rate: (decimal, currency) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 4,
        maximumFractionDigits: 8,
      }).format(Number(decimal)),
    moment: instants({ day: 'numeric', month: 'short', ...clock }),
    time: instants(clock),
    dayOf: instants({ day: 'numeric', month: 'short' }),
  }
}

/** Made once a language: making them takes longer than all else in a line of a list. */
const known = new Map<string, Formats>()

/** Formats of the page's language. */
export const useFormats = (): Formats => {
  const tag = languageTag(useAppContext().language)
  const formats = known.get(tag) ?? formatsOf(tag)
  known.set(tag, formats)
  return formats
}
