import { describe, expect, it } from 'vitest'
import { movedBy } from './grid-keys.ts'

const size = { lines: 100, columns: 5, page: 10 }
const at = { line: 50, place: 2 }

describe('keys in the grid', () => {
  it.each([
    ['ArrowDown', false, at, { line: 51, place: 2 }],
    ['ArrowUp', false, { line: 0, place: 2 }, { line: 0, place: 2 }],
    ['ArrowRight', false, { line: 50, place: 4 }, { line: 50, place: 4 }],
    ['ArrowLeft', false, at, { line: 50, place: 1 }],
    ['PageDown', false, { line: 95, place: 2 }, { line: 99, place: 2 }],
    ['PageUp', false, at, { line: 40, place: 2 }],
    ['Home', false, at, { line: 50, place: 0 }],
    ['Home', true, at, { line: 0, place: 0 }],
    ['End', false, at, { line: 50, place: 4 }],
    ['End', true, at, { line: 99, place: 4 }],
  ])('%s, with control: %s', (key, isControl, from, to) => {
    expect(movedBy(key, isControl, from, size)).toEqual(to)
  })
  it('lead nowhere in an empty table, and nowhere by other keys', () => {
    expect(movedBy('ArrowDown', false, at, { lines: 0, columns: 1, page: 1 })).toEqual({ line: 0, place: 0 })
    expect(movedBy('a', false, at, size)).toBeUndefined()
  })
})
