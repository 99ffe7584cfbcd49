import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOf, chosenOfMine, differentFields, hasConflict, isEqual, preselected, unchosen } from './three-way.ts'

const base = { name: 'Header', pitch: '2.54', moq: '10', rows: '1', tags: ['a'] }
const mine = { ...base, name: 'Pin header', moq: '20', tags: ['a'] }
const theirs = { ...base, name: 'Box header', rows: '2' }
const fields = differentFields(base, mine, theirs)

describe('two versions of a record', () => {
  it('differ in what one or both have changed', () => {
    expect(fields).toEqual([
      { field: 'name', base: 'Header', mine: 'Pin header', theirs: 'Box header', changedBy: undefined },
      { field: 'moq', base: '10', mine: '20', theirs: '10', changedBy: 'mine' },
      { field: 'rows', base: '1', mine: '1', theirs: '2', changedBy: 'theirs' },
    ])
    expect(hasConflict(fields)).toBe(true)
  })
  it('need a choice only where both have changed it', () => {
    expect(preselected(fields)).toEqual({ moq: 'mine', rows: 'theirs' })
    expect(unchosen(fields, preselected(fields))).toEqual(['name'])
    expect(chosenOfMine(fields, { ...preselected(fields), name: 'mine' })).toEqual({ name: 'Pin header', moq: '20' })
    expect(chosenOfMine(fields, { ...preselected(fields), name: 'theirs' })).toEqual({ moq: '20' })
  })
  it('do not differ where both have changed it alike', () => {
    const same = differentFields(base, { ...base, name: 'Pin' }, { ...base, name: 'Pin' })
    expect(same).toEqual([])
    expect(hasConflict(same)).toBe(false)
  })
  it('compare values whatever the order of their keys, and fields that one side has alone', () => {
    expect(isEqual({ a: 1, b: [{ c: 2, d: null }] }, { b: [{ d: null, c: 2 }], a: 1 })).toBe(true)
    expect(isEqual(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(isEqual([], {})).toBe(false)
    expect(differentFields({}, {}, { note: 'new' })).toEqual([
      { field: 'note', base: undefined, mine: undefined, theirs: 'new', changedBy: 'theirs' },
    ])
  })

  const values = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'))
  it('lose nothing that either has changed alone', () => {
    fc.assert(
      fc.property(values, values, values, (before, own, other) => {
        const different = differentFields(before, own, other)
        const merged: Record<string, unknown> = { ...other, ...chosenOfMine(different, preselected(different)) }
        for (const field of ['a', 'b', 'c', 'd']) {
          if (before[field] === other[field]) expect(merged[field]).toBe(own[field])
          if (before[field] === own[field]) expect(merged[field]).toBe(other[field])
        }
        expect({ ...other, ...chosenOfMine(different, allOf(different, 'theirs')) }).toEqual(other)
      }),
    )
  })
})
