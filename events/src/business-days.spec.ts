import { expect, it } from 'vitest'
import { businessDaysAfter } from './business-days.ts'

it.each([
  ['2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z'],
  ['2026-11-20T10:00:00.000Z', 1, '2026-11-23T10:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', 5, '2026-11-30T10:00:00.000Z'],
  ['2026-11-16T08:30:00.000Z', 3, '2026-11-19T08:30:00.000Z'],
  ['2026-11-20T08:30:00.000Z', 3, '2026-11-25T08:30:00.000Z'],
  ['2026-11-21T08:30:00.000Z', 3, '2026-11-25T08:30:00.000Z'],
])('from %s, %i business days later is %s', (start, days, due) => {
  expect(businessDaysAfter(start, days)).toBe(due)
})
