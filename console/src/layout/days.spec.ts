import { describe, expect, it } from 'vitest'
import { dayOf, firstOfDay, lastOfDay } from './days.ts'

describe('days of a filter', () => {
  it('end with their last millisecond', () => {
    const [first, last] = [firstOfDay('2026-11-21'), lastOfDay('2026-11-21')]
    expect(Date.parse(last) - Date.parse(first)).toBe(86_400_000 - 1)
    expect([dayOf(first), dayOf(last)]).toEqual(['2026-11-21', '2026-11-21'])
  })

  it('are empty for an empty date', () => {
    expect(dayOf(undefined)).toBe('')
    expect(dayOf('yesterday')).toBe('')
  })
})
