import { describe, expect, it } from 'vitest'
import { maxLayouts, recallReading, rememberLayout, withHead, withKind } from './correct-reading.ts'
import { linesOf, readingsOf } from './read-lines.ts'
import type { Reading } from './shape-of-columns.ts'

const readingOf = (text: string): Reading => {
  const [reading] = readingsOf(text)
  if (reading === undefined) throw new Error('no reading')
  return reading
}
const list = 'Kennung;Artikel-Nr.;Menge\nA-100;43045-1000;4\nB-200;502443-0270;9\n'
const corrected = () => withKind(readingOf(list), 0, 'part')
const numbers = (reading: Reading | undefined) => reading && linesOf(reading).lines.map(({ partNumber }) => partNumber)

describe('a corrected reading', () => {
  it('has one column of a kind, but as many descriptions as the buyer likes', () => {
    expect(readingOf(list).kinds).toEqual([null, 'part', 'quantity'])
    expect(corrected().kinds).toEqual(['part', null, 'quantity'])
    expect(numbers(corrected())).toEqual(['A-100', 'B-200'])
    expect(withKind(withKind(corrected(), 1, 'description'), 2, 'description').kinds).toEqual([
      'part',
      'description',
      'description',
    ])
    expect(withKind(readingOf('43045-1000'), 3, 'reference').kinds).toEqual(['part', 'quantity', null, 'reference'])
  })

  it('reads the head row as a line, or the first line as a head row', () => {
    expect(numbers(withHead(readingOf(list), false))).toEqual(['Artikel-Nr.', '43045-1000', '502443-0270'])
    const titled = readingOf(`Board;;\n${list}`)
    expect([titled.head, withHead(withHead(titled, false), true).head]).toEqual([1, 1])
    expect(numbers(withHead(readingOf('43045-1000;4\n502443-0270;9'), true))).toEqual(['502443-0270'])
  })

  it('without a part number column has no lines', () => {
    expect(numbers(withKind(readingOf(list), 1, null))).toEqual([])
  })
})

describe('the layout of a corrected list', () => {
  it('is used for the next list with the same heads, wherever they stand, of the same buyer', () => {
    const layouts = rememberLayout([], 'b-1', corrected())
    const next = readingsOf('Stückliste;;\nkennung;"Artikel Nr";MENGE\nC-300;1847699;7\n')
    expect(numbers(recallReading(layouts, 'b-1', next))).toEqual(['C-300'])
    expect(recallReading(layouts, 'b-2', next)).toBeUndefined()
    expect(recallReading(layouts, 'b-1', readingsOf('Kennung;Menge\nC-300;7'))).toBeUndefined()
  })

  it('is replaced by a later one, forgotten after twenty others, and needs a head row', () => {
    const first = rememberLayout([], 'b-1', corrected())
    const again = rememberLayout(first, 'b-1', withKind(corrected(), 1, 'part'))
    expect(again.map(({ kinds }) => kinds)).toEqual([[null, 'part', 'quantity']])
    expect(rememberLayout(first, 'b-1', withHead(corrected(), false))).toBe(first)
    const many = Array.from({ length: maxLayouts }, (_, place) => readingOf(`MPN;Qty;Head ${place}\nA-1;2;x`))
    const full = many.reduce((layouts, reading) => rememberLayout(layouts, 'b-1', reading), first)
    expect([full.length, recallReading(full, 'b-1', [readingOf(list)])]).toEqual([maxLayouts, undefined])
  })
})
