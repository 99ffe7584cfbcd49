import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadsheetText, textOfSpreadsheet } from './spreadsheet-text.ts'

/** The cells of a line as a spreadsheet reads them by a separator: only a quote at the start of a cell holds them together. */
const cellsBy = (separator: string, line: string): string[] => {
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    let cell = ''
    if (line[at] === '"') {
      for (at += 1; at < line.length; at += 1) {
        if (line[at] !== '"') cell += line[at]
        else if (line[at + 1] === '"') {
          cell += '"'
          at += 1
        } else break
      }
      at += 1
    }
    const end = [line.indexOf(separator, at), line.indexOf('\n', at)].filter((found) => found !== -1)
    const next = Math.min(line.length, ...end)
    cells.push(cell + line.slice(at, next))
    at = next + 1
  }
  return cells
}

const isRun = (cell: string): boolean => /^(?:\s*[=@＝＠]|[+\-＋－])/.test(cell)

const lineOf = (text: string): string => `"b-1","${spreadsheetText(text).replaceAll('"', '""')}",2`

const piece = fc.oneof(fc.constantFrom(...[';', ',', '\t', '\n', '=', '+', '-', '@', "'", '"', ' ', '＝', 'x', '1']))
const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

describe('a text in a table', () => {
  it.each([
    'Ada;=HYPERLINK("http://evil.example";"x")',
    'Ada;=1+1;x',
    'Ada\t=1+1',
    'Ada\n=1+1',
    'Ada; @SUM(1)',
    'Ada;"=1+1"',
    'Ada;-1+cmd',
    ' =1+1',
  ])('is run by no spreadsheet that has other separators: %j', (text) => {
    for (const separator of [';', ',', '\t']) expect(cellsBy(separator, lineOf(text)).filter(isRun)).toEqual([])
  })

  it('is run at no separator, whatever is written', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(';', ',', '\t'), (text, separator) => {
        expect(cellsBy(separator, lineOf(text)).filter(isRun)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), (text) => {
        expect(textOfSpreadsheet(spreadsheetText(text))).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it('stays as it is where nothing would be run', () => {
    for (const text of ['Header, 10 pos., +5 V', 'a; b; -40 °C', '43045-1000', 'x = y'])
      expect(spreadsheetText(text)).toBe(text)
  })
})
