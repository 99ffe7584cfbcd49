import { type CurrencyCode, currencyDigits, type Money, type UnitPrice } from '@pinline/events/money'

/** Formats of numbers, money and dates for one language. */
export interface Format {
  readonly number: (value: number) => string
  /** An amount in minor units, e.g. $1,234.50 */
  readonly money: (money: Money) => string
  /** The price of one piece with at least four decimals of a currency unit, e.g. $0.4039 */
  readonly unitPrice: (price: UnitPrice) => string
  /** A share as whole per cent, e.g. 29 % */
  readonly percent: (share: number) => string
  /** A calendar date as day and month, e.g. 4 Dec; `dayOf` is for instants. */
  readonly day: (iso: string) => string
  /** A range of calendar dates, e.g. 4 Dec – 8 Dec */
  readonly days: (range: { readonly from: string; readonly to: string }) => string
  /** The date of an instant; `calendarDate` is for calendar dates. */
  readonly date: (instant: string) => string
  /** A calendar date, which is the same day in every zone. */
  readonly calendarDate: (iso: string) => string
  readonly dateTime: (instant: string) => string
  /** A length with at most two decimals. */
  readonly measure: (value: number) => string
  /** A length with its unit, e.g. 2.54 mm */
  readonly millimetres: (value: number) => string
  /** A short time with its unit, e.g. 85 ms */
  readonly milliseconds: (value: number) => string
  /** Grams below a kilogram, else kilograms. */
  readonly weight: (grams: number) => string
  /** A rate as a price of one unit, with four decimals at least, e.g. ¥7.1328 */
  readonly rate: (decimal: string, currency: CurrencyCode) => string
  /** Day, month, hour and minute. */
  readonly moment: (instant: string) => string
  /** Hour and minute. */
  readonly time: (instant: string) => string
  /** Hour, minute and second. */
  readonly clock: (instant: string) => string
  /** Date and time to the second. */
  readonly timestamp: (instant: string) => string
  /** Day and month of an instant; `day` is for calendar dates. */
  readonly dayOf: (instant: string) => string
  /** Words joined as a list of the language, e.g. "a, b and c". */
  readonly list: (items: readonly string[]) => string
  /** Data side by side, without a word between them, e.g. "2.5 mm, vertical, SMT". */
  readonly enumeration: (items: readonly string[]) => string
  /** Sentences one after the other; Chinese and Japanese have no space between them. */
  readonly sentences: (texts: readonly string[]) => string
  /** The two largest units of a duration in milliseconds (≥ 0), e.g. 2 hr 5 min */
  readonly duration: (milliseconds: number) => string
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const millisecondsIn = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 }
type DurationUnit = keyof typeof millisecondsIn
const durationUnits: readonly DurationUnit[] = ['day', 'hour', 'minute']

/** The largest unit of a duration and the next smaller one; seconds only below a minute. */
const durationParts = (milliseconds: number): (readonly [number, DurationUnit])[] => {
  const first = durationUnits.findIndex((unit) => milliseconds >= millisecondsIn[unit])
  if (first === -1) return [[Math.floor(milliseconds / millisecondsIn.second), 'second']]
  let rest = milliseconds
  return durationUnits.slice(first, first + 2).flatMap((unit, index) => {
    const count = Math.floor(rest / millisecondsIn[unit])
    rest -= count * millisecondsIn[unit]
    return index === 0 || count > 0 ? [[count, unit] as const] : []
  })
}

/** A format that is built at its first use, because building one costs more than formatting a list. */
const lazy = <Formatter>(build: () => Formatter): (() => Formatter) => {
  let built: Formatter | undefined
  return () => {
    built ??= build()
    return built
  }
}

/** A unit in Chinese or Japanese letters follows its figure, where Intl has a space between. */
const withoutSpace = (measured: string): string => measured.replaceAll(/(?<=\d)\s(?=\p{sc=Han})/gu, '')

/** What no line breaks within: a figure and its unit, a day and its month. */
const withoutBreaks = (text: string): string => text.replaceAll(' ', '\u00a0')

/** A word joiner stands where Chinese and Japanese dates have no space. */
const joined = (date: string): string => date.replaceAll(/(?<=\d)(?=\p{sc=Han})|(?<=\p{sc=Han})(?=\d)/gu, '\u2060')

/** Currencies whose narrow symbol is also that of another one: $ and ¥ name two each. */
const sharedSymbols: ReadonlySet<CurrencyCode> = new Set(['HKD', 'CNY', 'JPY'])

/** Languages whose readers take $ for the currency of their own country: Hong Kong and Brazil write US$. */
const ownDollars: ReadonlySet<string> = new Set(['zh-Hant-HK', 'pt'])

/** Builds the formats of a BCP 47 tag. Times are in the browser's zone; calendar dates have no zone. */
export function createFormat(tag: string): Format {
  const moneyFormats = new Map<string, Intl.NumberFormat>()
  const moneyFormat = (
    key: string,
    options: Intl.NumberFormatOptions & { readonly currency: CurrencyCode },
  ): Intl.NumberFormat => {
    const isAmbiguous = sharedSymbols.has(options.currency) || (options.currency === 'USD' && ownDollars.has(tag))
    const currencyDisplay = isAmbiguous ? 'symbol' : 'narrowSymbol'
    const format =
      moneyFormats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currencyDisplay, ...options })
    moneyFormats.set(key, format)
    return format
  }
  const instants = (options: Intl.DateTimeFormatOptions) => {
    const format = lazy(() => new Intl.DateTimeFormat(tag, options))
    return (instant: string) => format().format(new Date(instant))
  }
  /** The date of the language, and the clock that all other times have: Intl pads hours in some languages only. */
  const withClock = (time: typeof clock & { readonly second?: '2-digit' }) => {
    const [whole, clockOf] = [instants({ dateStyle: 'medium', timeStyle: 'short' }), instants(time)]
    return (instant: string) => whole(instant).replace(/\p{L}*\d+:\d\d( [AP]M)?/iu, clockOf(instant))
  }
  const unit = (name: 'gram' | 'kilogram' | 'millisecond', digits: number) => {
    const format = lazy(() => new Intl.NumberFormat(tag, { style: 'unit', unit: name, maximumFractionDigits: digits }))
    return (value: number) => withoutBreaks(withoutSpace(format().format(value)))
  }
  const calendarDay = instants({ day: 'numeric', month: 'short', timeZone: 'UTC' })
  const day = (iso: string) => joined(withoutBreaks(calendarDay(iso)))
  const moment = instants({ day: 'numeric', month: 'short', ...clock })
  const isEastAsian = /^(zh|ja)/.test(tag)
  const number = lazy(() => new Intl.NumberFormat(tag))
  const measure = lazy(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))
  const percent = lazy(() => new Intl.NumberFormat(tag, { style: 'percent' }))
  const grams = unit('gram', 1)
  const kilograms = unit('kilogram', 2)
  const milliseconds = unit('millisecond', 0)
  const conjunction = lazy(() => new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' }))
  const units = lazy(() => new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }))
  return {
    number: (value) => number().format(value),
    money: ({ minor, currency }) => moneyFormat(currency, { currency }).format(minor / 10 ** currencyDigits[currency]),
    unitPrice: ({ amount, scale, currency }) =>
      moneyFormat(`${currency} ${scale}`, {
        currency,
        minimumFractionDigits: currency === 'JPY' ? 2 : 4,
        maximumFractionDigits: Math.max(4, scale),
      }).format(amount / 10 ** scale),
    percent: (share) => percent().format(share),
    day,
    days: ({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    date: instants({ dateStyle: 'medium' }),
    calendarDate: instants({ dateStyle: 'medium', timeZone: 'UTC' }),
    dateTime: withClock(clock),
    measure: (value) => measure().format(value),
    // Intl writes the unit of Chinese as a word, which no drawing has.
    millimetres: (value) => `${measure().format(value)}\u00a0${tag === 'ru' ? 'мм' : 'mm'}`,
    milliseconds,
    weight: (value) => (value < 1000 ? grams(value) : kilograms(value / 1000)),
    rate: (decimal, currency) =>
      moneyFormat(`${currency} rate`, { currency, minimumFractionDigits: 4, maximumFractionDigits: 8 }).format(
        Number(decimal),
      ),
    moment: (instant) => joined(moment(instant)),
    time: instants(clock),
    clock: instants({ ...clock, second: '2-digit' }),
    timestamp: withClock({ ...clock, second: '2-digit' }),
    dayOf: instants({ day: 'numeric', month: 'short' }),
    list: (items) => conjunction().format(items),
    enumeration: (items) => items.join(isEastAsian ? '、' : ', '),
    sentences: (texts) => texts.join(isEastAsian ? '' : ' '),
    duration: (milliseconds) =>
      units().format(
        durationParts(milliseconds).map(([count, unit]) =>
          withoutSpace(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count)),
        ),
      ),
  }
}
