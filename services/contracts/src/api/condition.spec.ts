import { describe, expect, it } from 'vitest'
import {
  dateCondition,
  dateConditionText,
  numberCondition,
  numberConditionText,
  parseDateCondition,
  parseNumberCondition,
} from './condition.ts'

describe('a condition on a number', () => {
  it('is an operator with its values', () => {
    expect(parseNumberCondition('gt:0.5')).toEqual({ operator: 'gt', values: [0.5] })
    expect(parseNumberCondition('between:-5:20')).toEqual({ operator: 'between', values: [-5, 20] })
    expect(parseNumberCondition('empty')).toEqual({ operator: 'empty', values: [] })
  })

  it('is written as it was read', () => {
    for (const text of ['is:7', 'not:7', 'gt:0.5', 'lt:100', 'between:-5:20', 'empty', 'filled']) {
      const parsed = parseNumberCondition(text)
      expect(parsed && numberConditionText(parsed)).toBe(text)
    }
  })

  it.each([
    '',
    'like:5',
    'toString:1',
    'gt',
    'gt:',
    'gt:x',
    'gt:1:2',
    'gt:1e9',
    'between:5',
    'between:20:5',
    'empty:1',
  ])('is not %j', (text) => {
    expect(parseNumberCondition(text)).toBeUndefined()
    expect(numberCondition.safeParse(text).error?.issues[0]?.message).toBe('condition-format')
  })
})

describe('a condition on a date', () => {
  it('is an operator with days or their number, and a time zone', () => {
    expect(parseDateCondition('last-days:7@Europe/Berlin')).toEqual({
      operator: 'last-days',
      days: [],
      count: 7,
      zone: 'Europe/Berlin',
    })
    expect(parseDateCondition('between:2026-11-01:2026-11-30')).toEqual({
      operator: 'between',
      days: ['2026-11-01', '2026-11-30'],
      count: 0,
      zone: 'UTC',
    })
  })

  it('is written as it was read', () => {
    for (const text of [
      ...['today@UTC', 'last-days:30@Asia/Shanghai', 'older-than:14@America/New_York', 'this-month@Etc/GMT+5'],
      ...['on:2026-11-28@UTC', 'between:2026-11-01:2026-11-30@Asia/Tokyo', 'empty@UTC'],
    ]) {
      const parsed = parseDateCondition(text)
      expect(parsed && dateConditionText(parsed)).toBe(text)
    }
  })

  it.each([
    ...['', 'soon', 'valueOf', 'on', 'on:2026-02-30', 'on:2026-11-28T00:00:00Z', 'between:2026-11-30:2026-11-01'],
    ...[
      'last-days',
      'last-days:0',
      'last-days:3651',
      'last-days:-7',
      'today:1',
      'today@',
      'today@Mars/Base',
      'today@UTC@UTC',
    ],
  ])('is not %j', (text) => {
    expect(parseDateCondition(text)).toBeUndefined()
    expect(dateCondition.safeParse(text).error?.issues[0]?.message).toBe('condition-format')
  })
})
