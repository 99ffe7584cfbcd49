import { describe, expect, it } from 'vitest'
import { cellOf, type ImportColumn, valueMapOf } from './column-cell.ts'

const column = (...values: readonly (readonly [string, string])[]): ImportColumn => ({
  name: 'Group',
  index: 1,
  field: 'category',
  decimal: '.',
  values: valueMapOf(values.map(([from, to]) => ({ from, to }))),
})
const read = (cell: string | null | undefined, one: ImportColumn) => cellOf({ line: 2, cells: ['x', cell] }, one)

describe('the cell of a column', () => {
  it('is the one of the file where nothing is mapped', () => {
    expect(read('n/a', column())).toBe('n/a')
    expect(read('n/a', column(['N/A', '5']))).toBe('n/a')
  })

  it('is the mapped value', () => {
    expect(read('haeders', column(['haeders', 'pin-headers'], ['x', 'y']))).toBe('pin-headers')
  })

  it('is empty, or clears the value, where the value is mapped so', () => {
    expect(read('n/a', column(['n/a', '']))).toBeUndefined()
    expect(read('n/a', column(['n/a', '\\N']))).toBeNull()
  })

  it('is a value where an empty or a clearing cell is mapped', () => {
    expect(read(undefined, column(['', 'pin-headers']))).toBe('pin-headers')
    expect(read(null, column(['\\N', 'pin-headers']))).toBe('pin-headers')
    expect(read(null, column(['', 'pin-headers']))).toBeNull()
  })

  it('is found however its accents are composed', () => {
    expect(read('Gro\u0308\u00dfe', column(['Gr\u00f6\u00dfe', 'x']))).toBe('x')
  })

  it('of a constant is not mapped', () => {
    expect(cellOf({ line: 2, cells: [] }, { ...column(), index: null, constant: 'a' })).toBe('a')
  })
})
