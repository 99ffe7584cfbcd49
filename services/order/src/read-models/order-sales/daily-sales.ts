import { type DailySales, daysBetween, type SalesFigures } from '@pinline/contracts/order/order/get-daily-sales'
import { currencyCodes } from '@pinline/events/money'
import { baseCurrency } from '../base-amount.ts'
import type { DayCell, SalesCell } from './sales-cells.ts'

const dayMs = 86_400_000

/** The day some days later, or earlier if negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const nothing: SalesFigures = { orders: 0, placed: 0, payments: 0, paid: 0, refunds: 0, refunded: 0, net: 0 }

const sumOf = (figures: readonly SalesFigures[]): SalesFigures => {
  const sum = { ...nothing }
  const names = Object.keys(nothing) as (keyof SalesFigures)[]
  for (const one of figures) for (const name of names) sum[name] += one[name]
  return sum
}

const sumsOf = (cells: readonly SalesCell[]): DailySales['total'] => ({
  base: sumOf(cells.map(({ base }) => base)),
  currencies: currencyCodes.flatMap((currency) => {
    const own = cells.filter((cell) => cell.currency === currency)
    return own.length === 0 ? [] : [{ currency, ...sumOf(own.map((cell) => cell.own)) }]
  }),
})

const countriesOf = (cells: readonly SalesCell[]): DailySales['countries'] =>
  [...Map.groupBy(cells, ({ country }) => country)]
    .map(([country, own]) => ({ country, ...sumOf(own.map(({ base }) => base)) }))
    .toSorted((a, b) => b.net - a.net || b.placed - a.placed || ((a.country ?? '') < (b.country ?? '') ? -1 : 1))

/** The sums of a range as they are shown, from cells of its days and of as many days before. */
export const dailySales = (from: string, to: string, cells: readonly DayCell[]): DailySales => {
  const byDay = Map.groupBy(cells, ({ day }) => day)
  const inRange = cells.filter(({ day }) => day >= from && day <= to)
  return {
    baseCurrency,
    days: Array.from({ length: daysBetween(from, to) }, (_, place) => {
      const day = dayAfter(from, place)
      return { day, ...sumsOf(byDay.get(day) ?? []) }
    }),
    total: sumsOf(inRange),
    before: sumsOf(cells.filter(({ day }) => day < from && day >= dayAfter(from, -daysBetween(from, to)))),
    countries: countriesOf(inRange),
  }
}
