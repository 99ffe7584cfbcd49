import { describe, expect, it } from 'vitest'
import { groupKeysOf, linesOf, matchingRows, numberColumnsOf, sortedRows, sumsOf, viewOf } from './table-view.ts'

const table = {
  titles: ['Country', 'Status', 'Total', 'Postal code'],
  rows: [
    ['DE', 'paid', '9.90', '01069'],
    ['FR', 'open', '10.10', '75001'],
    ['DE', 'open', '', '80331'],
    ['DE', 'paid', '100', '10115'],
  ],
}
const { rows } = table
const all = [0, 1, 2, 3]
const numbers = numberColumnsOf(table)

describe('the view of a table', () => {
  it('shows all columns at first', () => {
    expect(viewOf(table).columns.map(({ column }) => column)).toEqual([0, 1, 2, 3])
  })

  it('takes columns for numbers that hold nothing else; a leading zero makes a text', () => {
    expect([...numbers]).toEqual([2])
    expect([...numberColumnsOf({ titles: ['a'], rows: [['']] })]).toEqual([])
  })

  it.each([
    ['', new Map(), all],
    ['  DE ', new Map(), [0, 2, 3]],
    ['', new Map([[1, 'PA']]), [0, 3]],
    ['', new Map([[1, '=pa']]), []],
    ['', new Map([[1, '= Paid']]), [0, 3]],
    ['', new Map([[2, '>=10.1']]), [1, 3]],
    ['', new Map([[2, '> 10.1']]), [3]],
    ['', new Map([[2, '<10']]), [0]],
    ['', new Map([[2, '<=9.9']]), [0]],
    ['', new Map([[2, '=']]), [2]],
    ['fr', new Map([[1, 'paid']]), []],
  ])('finds rows by search %j and filters %j', (search, filters, found) => {
    expect(matchingRows(rows, search, filters)).toEqual(found)
  })

  it('sorts numbers by value and texts by name, with empty cells last both ways', () => {
    const sorted = (column: number, isDescending: boolean) => sortedRows(rows, all, { column, isDescending }, numbers)
    expect(sorted(2, false)).toEqual([0, 1, 3, 2])
    expect(sorted(2, true)).toEqual([3, 1, 0, 2])
    // Rows that are alike keep their order.
    expect(sorted(0, false)).toEqual([0, 2, 3, 1])
    expect(sorted(1, true)).toEqual([0, 3, 1, 2])
    expect(sortedRows(rows, all, undefined, numbers)).toBe(all)
  })

  it('adds exactly', () => {
    expect(sumsOf([['0.1'], ['0.2'], ['-1.05']], [0, 1, 2], new Set([0])).get(0)).toBe('-0.75')
    expect(sumsOf([['9007199254740993'], ['2']], [0, 1], new Set([0])).get(0)).toBe('9007199254740995')
    expect(sumsOf(rows, [2], numbers).get(2)).toBe('0')
  })
})

describe('the groups of a table', () => {
  const grouping = { rows, groups: [0, 1], numbers }
  const drawn = (closed: ReadonlySet<string>) =>
    linesOf({ ...grouping, closed }, all).map((line) =>
      line.kind === 'row'
        ? `${'  '.repeat(line.level)}#${line.row}`
        : `${'  '.repeat(line.level)}${line.text} ${line.count} ${line.sums.get(2)}`,
    )

  it('have counts and sums at each level, and keep the order of the rows', () => {
    expect(drawn(new Set())).toEqual([
      'DE 3 109.90',
      '  paid 2 109.90',
      '    #0',
      '    #3',
      '  open 1 0',
      '    #2',
      'FR 1 10.10',
      '  open 1 10.10',
      '    #1',
    ])
  })

  it('hide what is below them while they are closed', () => {
    expect(drawn(new Set(['["DE"]']))).toEqual(['DE 3 109.90', 'FR 1 10.10', '  open 1 10.10', '    #1'])
    expect(drawn(new Set(groupKeysOf(grouping, all)))).toEqual(['DE 3 109.90', 'FR 1 10.10'])
    // The same text below another group is another group.
    expect(drawn(new Set(['["DE","open"]']))).toContain('    #1')
  })
})
