import { describe, expect, it } from 'vitest'
import { dayTest, instantMatch, instantsOf, instantTest, numberMatch, numberTest } from './column-conditions.ts'

const now = new Date('2026-11-28T23:30:00.000Z')

describe('a condition on instants', () => {
  it('is a range of the days of its time zone', () => {
    expect(instantsOf('today@UTC', now)).toEqual({ from: '2026-11-28T00:00:00.000Z', to: '2026-11-28T23:59:59.999Z' })
    expect(instantsOf('today@Asia/Shanghai', now)).toEqual({
      from: '2026-11-28T16:00:00.000Z',
      to: '2026-11-29T15:59:59.999Z',
    })
    expect(instantsOf('before:2026-11-05', now)).toEqual({ to: '2026-11-04T23:59:59.999Z' })
    expect(instantsOf('not-on:2026-11-05', now)).toBeUndefined()
  })

  it('is a query', () => {
    expect(instantMatch('at', 'after:2026-11-05', now)).toEqual({ at: { $gte: '2026-11-06T00:00:00.000Z' } })
    expect(instantMatch('at', 'not-on:2026-11-05', now)).toEqual({
      $nor: [{ at: { $gte: '2026-11-05T00:00:00.000Z', $lte: '2026-11-05T23:59:59.999Z' } }],
    })
    expect(instantMatch('at', 'empty', now)).toEqual({ at: null })
    expect(instantMatch('at', 'filled', now)).toEqual({ at: { $ne: null } })
  })

  it('is a test of a value', () => {
    const values = ['2026-11-28T00:00:00Z', '2026-11-27T23:59:59.999Z', null]
    expect(values.map(instantTest('today', now))).toEqual([true, false, false])
    expect(values.map(instantTest('not-on:2026-11-28', now))).toEqual([false, true, true])
    expect(values.map(instantTest('older-than:1', now))).toEqual([false, false, false])
    expect(values.map(instantTest('empty', now))).toEqual([false, false, true])
    expect(values.map(instantTest('filled', now))).toEqual([true, true, false])
  })
})

it('compares calendar days with the day of the time zone', () => {
  const values = ['2026-11-28', '2026-11-29', '2026-12-05', null]
  expect(values.map(dayTest('today@Asia/Shanghai', now))).toEqual([false, true, false, false])
  expect(values.map(dayTest('next-days:7@UTC', now))).toEqual([true, true, false, false])
  expect(values.map(dayTest('after:2026-11-29', now))).toEqual([false, false, true, false])
  expect(values.map(dayTest('not-on:2026-11-29', now))).toEqual([true, false, true, true])
})

describe('a condition on numbers', () => {
  it('is a query, in the units that are stored', () => {
    expect(numberMatch('total', 'gt:1000.1', 100)).toEqual({ total: { $gt: 100_010 } })
    expect(numberMatch('total', 'between:0.29:0.57', 100)).toEqual({ total: { $gte: 29, $lte: 57 } })
    expect(numberMatch('pieces', 'is:5')).toEqual({ pieces: 5 })
    expect(numberMatch('pieces', 'not:5')).toEqual({ pieces: { $ne: 5 } })
    expect(numberMatch('pieces', 'lt:5')).toEqual({ pieces: { $lt: 5 } })
    expect(numberMatch('share', 'empty')).toEqual({ share: null })
    expect(numberMatch('share', 'filled')).toEqual({ share: { $ne: null } })
  })

  it('is a test of a value', () => {
    const values = [4, 5, 6, null]
    const expected = {
      'is:5': [false, true, false, false],
      'not:5': [true, false, true, true],
      'gt:5': [false, false, true, false],
      'lt:5': [true, false, false, false],
      'between:4:5': [true, true, false, false],
      empty: [false, false, false, true],
      filled: [true, true, true, false],
    }
    for (const [text, met] of Object.entries(expected)) expect(values.map(numberTest(text)), text).toEqual(met)
  })
})
