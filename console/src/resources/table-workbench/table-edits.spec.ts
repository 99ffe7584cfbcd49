import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editCell, redoEdit, undoEdit, unedited } from './table-edits.ts'

const opened = {
  titles: ['a', 'b'],
  rows: [
    ['1', '2'],
    ['3', '4'],
  ],
}
const anyEdit = fc.tuple(fc.nat(2), fc.nat(2), fc.string({ maxLength: 3 }))

describe('edits of cells', () => {
  it('change one cell and leave the table that was opened', () => {
    const edited = editCell(unedited(opened), { row: 1, column: 0 }, 'x')
    expect(edited.rows).toEqual([
      ['1', '2'],
      ['x', '4'],
    ])
    expect(opened.rows[1]).toEqual(['3', '4'])
  })

  it('are none where the text is the same, and none outside of the table', () => {
    const table = unedited(opened)
    expect(editCell(table, { row: 0, column: 0 }, '1')).toBe(table)
    expect(editCell(table, { row: 2, column: 0 }, 'x')).toBe(table)
    expect(editCell(table, { row: 0, column: 2 }, 'x')).toBe(table)
  })

  it('are undone one by one to the first table, and done again to the last', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 20 }), (edits) => {
        const last = edits.reduce(
          (table, [row, column, text]) => editCell(table, { row, column }, text),
          unedited(opened),
        )
        const first = last.done.reduce(undoEdit, last)
        expect(first.rows).toEqual(opened.rows)
        expect(undoEdit(first)).toBe(first)
        expect(first.undone.reduce(redoEdit, first)).toEqual(last)
      }),
    )
  })

  it('leave nothing to be done again after a new one', () => {
    const undone = undoEdit(editCell(unedited(opened), { row: 0, column: 0 }, 'x'))
    expect(undone.undone).toHaveLength(1)
    const other = editCell(undone, { row: 0, column: 0 }, 'y')
    expect(redoEdit(other)).toBe(other)
  })
})
