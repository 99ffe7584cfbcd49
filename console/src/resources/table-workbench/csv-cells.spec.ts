import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv-cells.ts'
import { readTable } from './read-table.ts'

const titles = ['a', 'b']

describe('saving a table', () => {
  it('writes no cell that a spreadsheet would run, and keeps negative numbers', () => {
    expect(csvOf([['=1+1', '-5', 'a "b", c']])).toBe('\uFEFF\'=1+1,-5,"a ""b"", c"\r\n')
  })

  it('gives the same table when it is opened again', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '1', '-', '.', ',', '"', '=', '@', '\n', ' ', '中'),
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        // A row without any text would be an empty line.
        const filled = rows.map(([one, other]) => [`x${one}`, other])
        const bytes = new TextEncoder().encode(csvOf([titles, ...filled]))
        const reading = await readTable(bytes.slice().buffer)
        expect(reading).toEqual({ kind: 'read', table: { titles, rows: filled } })
      }),
    )
  })
})
