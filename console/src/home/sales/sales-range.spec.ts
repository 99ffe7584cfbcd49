import { describe, expect, it } from 'vitest'
import { daysOf, toChartPoints, toSalesRange } from './sales-range.ts'

describe('ranges of sales', () => {
  const now = new Date('2026-03-05T23:30:00.000-05:00')

  it('end today in UTC, whatever the zone of the browser', () => {
    expect(daysOf('7', now)).toEqual({ from: '2026-02-28', to: '2026-03-06' })
    expect(daysOf('365', now)).toEqual({ from: '2025-03-07', to: '2026-03-06' })
  })

  it('are the month so far, and the whole month before', () => {
    expect(daysOf('month', now)).toEqual({ from: '2026-03-01', to: '2026-03-06' })
    expect(daysOf('last-month', now)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    const january = new Date('2026-01-31T12:00:00.000Z')
    expect(daysOf('last-month', january)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  it('are thirty days where the address names none', () =>
    expect([toSalesRange(null), toSalesRange('9'), toSalesRange('90')]).toEqual(['30', '30', '90']))

  it('have a bar a day, or a week where there are many, and lose no day', () => {
    const days = (count: number) => Array.from({ length: count }, (_, place) => ({ day: `day ${place}`, value: 1 }))
    expect(toChartPoints(days(90))).toMatchObject({ byWeek: false, points: { length: 90 } })
    const { byWeek, points } = toChartPoints(days(365))
    expect([byWeek, points.length, points[0], points[1]]).toEqual([
      true,
      53,
      { day: 'day 0', value: 1 },
      { day: 'day 1', value: 7 },
    ])
    expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(365)
    expect(toChartPoints(days(98)).points).toHaveLength(14)
  })
})
