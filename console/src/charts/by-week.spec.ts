import { expect, it } from 'vitest'
import { byWeekIfMany } from './by-week.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ day: `day ${place}`, values: { orders: 1, [`of ${place % 2}`]: 1 } }))

it('leaves days as they are where there is room', () =>
  expect(byWeekIfMany(days(90))).toMatchObject({ byWeek: false, points: { length: 90, 0: { last: 'day 0' } } }))

it('sums weeks of a long range, and loses no day', () => {
  const { byWeek, points } = byWeekIfMany(days(365))
  expect([byWeek, points.length, points[0]?.values.orders, points[1]?.values.orders]).toEqual([true, 53, 1, 7])
  expect(points[1]).toMatchObject({ day: 'day 1', last: 'day 7' })
  expect(points.reduce((sum, { values }) => sum + (values.orders ?? 0), 0)).toBe(365)
  expect(byWeekIfMany(days(98)).points).toHaveLength(14)
})
