import type { SalesFigures } from '@pinline/contracts/order/order/get-daily-sales'
import { describe, expect, it } from 'vitest'
import { dailySales } from './daily-sales.ts'
import type { DayCell } from './sales-cells.ts'

const figures = (minor: number): SalesFigures => ({
  orders: 1,
  placed: minor,
  payments: 1,
  paid: minor,
  refunds: 1,
  refunded: 10,
  net: minor - 10,
})
const cell = (day: string, currency: DayCell['currency'], country: string | null, minor: number): DayCell => ({
  day,
  currency,
  country,
  own: figures(minor),
  base: figures(2 * minor),
})

describe('daily sales', () => {
  const cells = [
    cell('2026-02-25', 'USD', 'US', 999),
    cell('2026-02-26', 'USD', 'US', 50),
    cell('2026-02-28', 'USD', 'US', 100),
    cell('2026-02-28', 'EUR', 'DE', 300),
    cell('2026-03-01', 'EUR', null, 200),
  ]
  const { days, total, before, countries, baseCurrency } = dailySales('2026-02-28', '2026-03-01', cells)

  it('have every day of the range, over the end of a month', () => {
    expect(dailySales('2026-02-27', '2026-03-02', cells).days.map(({ day, base }) => [day, base.orders])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 2],
      ['2026-03-01', 1],
      ['2026-03-02', 0],
    ])
  })

  it('keep currencies apart, and add them up in the base currency', () => {
    expect(baseCurrency).toBe('USD')
    expect(total.currencies).toEqual([
      { currency: 'USD', ...figures(100) },
      { currency: 'EUR', orders: 2, placed: 500, payments: 2, paid: 500, refunds: 2, refunded: 20, net: 480 },
    ])
    expect(total.base).toMatchObject({ orders: 3, paid: 1200, refunded: 30, net: 1170 })
    expect(days[1]?.currencies).toEqual([{ currency: 'EUR', ...figures(200) }])
  })

  it('compare with as many days before', () => expect(before.base).toEqual(figures(100)))

  it('list countries by their net amount', () =>
    expect(countries.map(({ country, net }) => [country, net])).toEqual([
      ['DE', 590],
      [null, 390],
      ['US', 190],
    ]))
})
