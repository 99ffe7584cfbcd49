import { expect, it } from 'vitest'
import { quotationRemindAt } from './quotation-deadlines.ts'

const day = (date: string) => `2026-11-${date}T08:30:00.000Z`

it('reminds three days before the end, of a short offer halfway', () => {
  expect(quotationRemindAt(day('01'), day('28'))).toBe(day('25'))
  expect(quotationRemindAt(day('26'), day('28'))).toBe(day('27'))
})
