import { parseDateCondition } from '@pinline/contracts/api/condition'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn, daysOf, startOfDay } from './calendar.ts'

describe('a day of a time zone', () => {
  it('is that of its clocks', () => {
    const instant = new Date('2026-11-28T23:30:00.000Z')
    expect(dayIn(instant, 'UTC')).toBe('2026-11-28')
    expect(dayIn(instant, 'Asia/Shanghai')).toBe('2026-11-29')
    expect(dayIn(instant, 'America/Los_Angeles')).toBe('2026-11-28')
  })

  it('begins at midnight of its clocks, and after a clock change that skips it', () => {
    expect(startOfDay('2026-11-28', 'UTC')).toBe('2026-11-28T00:00:00.000Z')
    expect(startOfDay('2026-11-28', 'Asia/Shanghai')).toBe('2026-11-27T16:00:00.000Z')
    expect(startOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
    expect(startOfDay('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z')
    expect(startOfDay('2026-10-26', 'Europe/Berlin')).toBe('2026-10-25T23:00:00.000Z')
    // Cairo goes from 23:59 to 01:00; Havana shows midnight twice.
    expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
    expect(startOfDay('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z')
    expect(startOfDay('2026-11-28', 'Pacific/Kiritimati')).toBe('2026-11-27T10:00:00.000Z')
  })

  it('begins somewhere in every year that can be written, half typed ones too', () => {
    for (const day of [
      '0000-01-01',
      '0002-11-28',
      '0202-11-28',
      '0999-12-31',
      '1000-01-01',
      '9999-12-30',
      '9999-12-31',
    ])
      for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
        const start = startOfDay(day, zone)
        expect(Math.abs(Date.parse(start) - Date.parse(day)), `${day} ${zone}`).toBeLessThanOrEqual(86_400_000)
      }
    expect([addDays('9999-12-31', 1), addDays('0000-01-01', -1)]).toEqual(['9999-12-31', '0000-01-01'])
    expect(startOfDay(addDays('9999-12-31', 1), 'Asia/Tokyo')).toBe('9999-12-31T00:00:00.000Z')
  })

  it('is counted from today', () => {
    const means = (text: string, today = '2026-11-28') => {
      const condition = parseDateCondition(text)
      return condition === undefined ? null : daysOf(condition, today)
    }
    expect(means('today')).toEqual({ first: '2026-11-28', last: '2026-11-28' })
    expect(means('yesterday', '2026-03-01')).toEqual({ first: '2026-02-28', last: '2026-02-28' })
    expect(means('last-days:7')).toEqual({ first: '2026-11-22', last: '2026-11-28' })
    expect(means('next-days:7')).toEqual({ first: '2026-11-28', last: '2026-12-04' })
    expect(means('older-than:30')).toEqual({ last: '2026-10-28' })
    expect(means('this-month')).toEqual({ first: '2026-11-01', last: '2026-11-30' })
    expect(means('last-month', '2027-01-31')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
    expect(means('this-year')).toEqual({ first: '2026-01-01', last: '2026-12-31' })
    expect(means('on:2026-11-05')).toEqual({ first: '2026-11-05', last: '2026-11-05' })
    expect(means('before:2026-11-05')).toEqual({ last: '2026-11-04' })
    expect(means('after:2026-11-05')).toEqual({ first: '2026-11-06' })
    expect(means('between:2026-11-05:2026-11-07')).toEqual({ first: '2026-11-05', last: '2026-11-07' })
    expect(means('empty')).toBeUndefined()
  })
})
