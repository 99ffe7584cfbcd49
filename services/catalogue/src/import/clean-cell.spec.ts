import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCell, defusedCell } from './clean-cell.ts'

describe('a cell', () => {
  it('is its content, without what spreadsheets add to it', () => {
    expect(cleanCell(' 43045-1000\u00a0')).toBe('43045-1000')
    expect(cleanCell('="0123"')).toBe('0123')
    expect(cleanCell('="5"" cable"')).toBe('5" cable')
    expect(cleanCell("'0123")).toBe('0123')
    expect(cleanCell('two \r\n lines')).toBe('two lines')
    expect(cleanCell(' \u00a0')).toBeUndefined()
    expect(cleanCell('=""')).toBeUndefined()
    for (const word of ['-', '\\N', 'null', 'NULL']) expect(cleanCell(word)).toBeNull()
  })

  it('is written so that no spreadsheet runs it', () => {
    for (const text of ['=1+1', '+49', '-5', '@SUM(A1)', '＝1+1', '＋49', '－5', '＠SUM(A1)', '\tx', '\rx'])
      expect(defusedCell(text)).toBe(`'${text}`)
    expect(defusedCell('43045-1000')).toBe('43045-1000')
  })

  it('is read as the text that was written', () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .map((one) => one.trim())
      .filter((one) => one !== '' && !/^="/.test(one))
    fc.assert(fc.property(text, (one) => cleanCell(defusedCell(one)) === one))
    for (const one of ['-', 'null', '\\N', "'x", '="0123"', "''"]) expect(cleanCell(defusedCell(one))).toBe(one)
  })
})
