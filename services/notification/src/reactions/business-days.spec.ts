import { expect, it } from 'vitest'
import { businessDaysAfter } from './business-days.ts'

it.each([
  ['2026-11-16T08:30:00.000Z', '2026-11-19T08:30:00.000Z'],
  ['2026-11-20T08:30:00.000Z', '2026-11-25T08:30:00.000Z'],
  ['2026-11-21T08:30:00.000Z', '2026-11-25T08:30:00.000Z'],
])('three business days after %s is %s', (start, due) => {
  expect(businessDaysAfter(start, 3)).toBe(due)
})
