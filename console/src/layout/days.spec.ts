import { describe, expect, it } from 'vitest'
import { dayOf, firstOfDay, hasFullYear, lastOfDay } from './days.ts'

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

  it('have four digits in their year, as a date field needs', () => {
    expect(dayOf(firstOfDay('0002-05-01'))).toBe('0002-05-01')
  })

  it('are whole with a year that is typed to its end', () => {
    expect(['2026-05-01', '2026-05-01T08:30', '1000-01-01', '9999-12-31'].every(hasFullYear)).toBe(true)
    expect(['', '0002-05-01', '0202-05-01T08:30', '12026-05-01'].some(hasFullYear)).toBe(false)
  })
})
