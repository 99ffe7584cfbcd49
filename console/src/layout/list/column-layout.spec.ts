import { describe, expect, it } from 'vitest'
import { arranged, columnsText, parseColumns } from './column-layout.ts'

const known = ['orderNo', 'status', 'total']

describe('the columns of an address', () => {
  it('are shown in their order, with their widths', () => {
    const shown = parseColumns('total~120,orderNo', known)
    expect(shown).toEqual([
      { source: 'total', width: 120 },
      { source: 'orderNo', width: null },
    ])
    expect(columnsText(shown ?? [])).toBe('total~120,orderNo')
  })
  it('are those that the list has, once each', () => {
    expect(parseColumns('gone,status,status~90', known)).toEqual([{ source: 'status', width: null }])
  })
  it('are none of a list where the address names none that it has', () => {
    expect(parseColumns(null, known)).toBeUndefined()
    expect(parseColumns('gone', known)).toBeUndefined()
  })
  it('are no narrower and no wider than can be read', () => {
    expect(parseColumns('status~1,total~99999', known)).toEqual([
      { source: 'status', width: 48 },
      { source: 'total', width: 800 },
    ])
  })
})

describe('the cells of a table', () => {
  it('are arranged, and those that cannot be chosen stay at their end', () => {
    const cells = ['select', 'orderNo', 'status', 'total', 'menu']
    const shown = [
      { source: 'total', width: null },
      { source: 'orderNo', width: null },
    ]
    expect(arranged(cells, (cell) => cell, known, shown)).toEqual(['select', 'total', 'orderNo', 'menu'])
  })
})
