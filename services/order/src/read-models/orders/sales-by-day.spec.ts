import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstDay, type PaidOnDay, salesByDay } from './sales-by-day.ts'

const now = new Date('2026-03-02T00:30:00.000Z')

describe('sales by day', () => {
  it('have every day of the period, over the end of a month', () => {
    expect(firstDay(now, 1)).toBe('2026-03-02')
    const { days } = salesByDay(now, 4, [{ day: '2026-02-28', orders: 3 }], [])
    expect(days.map(({ day, orders }) => [day, orders])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 3],
      ['2026-03-01', 0],
      ['2026-03-02', 0],
    ])
  })

  it('add payments and refunds of a currency, and keep currencies apart', () => {
    const paid: PaidOnDay[] = [
      { day: '2026-03-02', currency: 'USD', minor: 1000 },
      { day: '2026-03-02', currency: 'USD', minor: -250 },
      { day: '2026-03-01', currency: 'JPY', minor: -700 },
      { day: '2026-02-28', currency: 'USD', minor: 99 },
    ]
    const { days, total, before } = salesByDay(now, 2, [{ day: '2026-02-28', orders: 2 }], paid)
    expect(days.map(({ revenue }) => revenue)).toEqual([
      [{ minor: -700, currency: 'JPY' }],
      [{ minor: 750, currency: 'USD' }],
    ])
    expect(total).toEqual({
      orders: 0,
      revenue: [
        { minor: 750, currency: 'USD' },
        { minor: -700, currency: 'JPY' },
      ],
    })
    expect(before).toEqual({ orders: 2, revenue: [{ minor: 99, currency: 'USD' }] })
  })

  it('lose no order between the days, the period and the one before', () => {
    const day = fc.integer({ min: 0, max: 59 }).map((age) => ({ day: firstDay(now, age + 1), orders: 1 }))
    fc.assert(
      fc.property(fc.array(day), (placed) => {
        const { days, total, before } = salesByDay(now, 30, placed, [])
        expect(days).toHaveLength(30)
        expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(total.orders)
        expect(total.orders + before.orders).toBe(placed.length)
      }),
    )
  })
})
