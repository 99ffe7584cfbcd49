import { currencyDigits, type Money, type UnitPrice } from '@pinline/events/money'

const millisecondsIn = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 }

/** Money and times as a language writes them. `tag` is BCP 47; times are those of the person's time zone. */
export const createFormat = (tag: string) => {
  const price = (value: number, currency: string, digits: number) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  const dateTime = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' })
  const clock = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const list = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' })
  const spans = new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' })
  const measure = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })

  const unit = (value: number, of: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: of, unitDisplay: 'short' }).format(value)

  return {
    money: ({ minor, currency }: Money) =>
      price(minor / 10 ** currencyDigits[currency], currency, currencyDigits[currency]),
    unitPrice: ({ amount, scale, currency }: UnitPrice) =>
      price(amount / 10 ** scale, currency, Math.max(scale, currencyDigits[currency])),
    /** Day, month, hour and minute. */
    dateTime: (instant: string) => dateTime.format(new Date(instant)),
    date: (instant: string) => date.format(new Date(instant)),
    day: (instant: string) => day.format(new Date(instant)),
    /** Hours, minutes and seconds. */
    clock: (instant: string) => clock.format(new Date(instant)),
    /** Date and time to the second. */
    moment: (instant: string) => moment.format(new Date(instant)),
    number: (value: number) => number.format(value),
    /** `value` of 0 to 100. */
    percent: (value: number) => percent.format(value / 100),
    list: (items: readonly string[]) => list.format(items),
    /** At most two decimals. */
    measure: (value: number) => measure.format(value),
    weight: (grams: number) => (grams >= 1000 ? `${measure.format(grams / 1000)} kg` : `${measure.format(grams)} g`),
    /** The two largest units of a span; `milliseconds` ≥ 0. */
    span: (milliseconds: number) => {
      const days = Math.floor(milliseconds / millisecondsIn.day)
      const hours = Math.floor((milliseconds % millisecondsIn.day) / millisecondsIn.hour)
      const minutes = Math.floor((milliseconds % millisecondsIn.hour) / millisecondsIn.minute)
      if (days > 0) return spans.format([unit(days, 'day'), ...(hours > 0 ? [unit(hours, 'hour')] : [])])
      if (hours > 0) return spans.format([unit(hours, 'hour'), ...(minutes > 0 ? [unit(minutes, 'minute')] : [])])
      return minutes > 0 ? unit(minutes, 'minute') : unit(Math.floor(milliseconds / millisecondsIn.second), 'second')
    },
  }
}

export type Format = ReturnType<typeof createFormat>
