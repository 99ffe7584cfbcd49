import { describe, expect, it } from 'vitest'
import { conditionOf, inputOf, operatorsOf, ownZone, valuesOf } from './condition-values.ts'

const zone = ownZone()

describe('a condition on a column', () => {
  it('offers empty only where a value may be missing', () => {
    expect(operatorsOf({ kind: 'number' })).toEqual(['is', 'not', 'gt', 'lt', 'between'])
    expect(operatorsOf({ kind: 'number', nullable: true })).toContain('empty')
    expect(operatorsOf({ kind: 'date' })).not.toContain('filled')
  })

  it('takes what its operator needs', () => {
    expect(inputOf('number', 'between')).toBe('numbers')
    expect(inputOf('number', 'empty')).toBe('nothing')
    expect(inputOf('date', 'last-days')).toBe('count')
    expect(inputOf('date', 'between')).toBe('days')
  })

  it('is written from what was typed', () => {
    expect(conditionOf('number', { operator: 'gt', first: ' 0.5 ', second: '9' })).toEqual({ text: 'gt:0.5' })
    expect(conditionOf('number', { operator: 'empty', first: '1', second: '' })).toEqual({ text: 'empty' })
    expect(conditionOf('date', { operator: 'last-days', first: '30', second: '' })).toEqual({
      text: `last-days:30@${zone}`,
    })
    expect(conditionOf('date', { operator: 'between', first: '2026-11-01', second: '2026-11-30' })).toEqual({
      text: `between:2026-11-01:2026-11-30@${zone}`,
    })
    expect(conditionOf('date', { operator: 'this-month', first: '', second: '' })).toEqual({
      text: `this-month@${zone}`,
    })
  })

  it('says what is wrong', () => {
    const required = { error: 'required' }
    expect(conditionOf('number', { operator: 'gt', first: '', second: '' })).toEqual(required)
    expect(conditionOf('number', { operator: 'gt', first: '1e9', second: '' })).toEqual({ text: 'gt:1000000000' })
    expect(conditionOf('number', { operator: 'gt', first: 'many', second: '' })).toEqual(required)
    expect(conditionOf('number', { operator: 'between', first: '9', second: '5' })).toEqual({ error: 'order' })
    expect(conditionOf('date', { operator: 'last-days', first: '0', second: '' })).toEqual(required)
    expect(conditionOf('date', { operator: 'on', first: '', second: '' })).toEqual(required)
    expect(conditionOf('date', { operator: 'between', first: '2026-11-30', second: '2026-11-01' })).toEqual({
      error: 'order',
    })
  })

  it('is read into the form', () => {
    expect(valuesOf('number', 'between:5:20')).toEqual({ operator: 'between', first: '5', second: '20' })
    expect(valuesOf('date', 'last-days:30@UTC')).toEqual({ operator: 'last-days', first: '30', second: '' })
    expect(valuesOf('date', 'on:2026-11-28@UTC')).toEqual({ operator: 'on', first: '2026-11-28', second: '' })
    expect(valuesOf('date', undefined)).toEqual({ operator: 'last-days', first: '7', second: '' })
    expect(valuesOf('number', 'like:5')).toEqual({ operator: 'gt', first: '', second: '' })
  })
})
