import type { StockTakeLine } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { expect, it } from 'vitest'
import { readCountFile } from './count-rows.ts'
import { readCounts } from './record-counts-from-file.ts'

const lines = [
  { productId: 'p-1', model: '43045-1000', manufacturer: 'Molex' },
  { productId: 'p-2', model: 'B4B-XH-A', manufacturer: 'JST' },
] as unknown as readonly StockTakeLine[]
const file = (text: string) => readCountFile(new TextEncoder().encode(text).buffer as ArrayBuffer)

it('reads a filled sheet, without the lines that nobody counted', () => {
  expect(file('bin,manufacturer,part_number,counted\nA-1,Molex,43045-1000,118\nA-2,JST,B4B-XH-A,\n')).toEqual({
    kind: 'read',
    rows: [{ partNumber: '43045-1000', manufacturer: 'Molex', counted: '118' }],
  })
  expect(file('part_number,bin\nX,A-1\n')).toEqual({ kind: 'wrong', why: 'columns' })
})
const signs = numberSignsOf('en')

it('says what became of each row', () => {
  const row = (partNumber: string, counted: string, manufacturer = '') => ({ partNumber, counted, manufacturer })
  const rows = [row('430451000', '118'), row('43045-1000', '119'), row('B4B-XH-A', 'some'), row('NO-SUCH', '1')]
  expect(readCounts(lines, rows, signs).map(({ outcome }) => outcome)).toEqual([
    'new',
    'twice',
    'not-a-number',
    'not-on-sheet',
  ])
  expect(readCounts(lines, [row('B4B-XH-A', '1', 'Molex')], signs)).toEqual([{ outcome: 'not-on-sheet' }])
  const found = ['en', 'de'].map((tag) => readCounts(lines, [row('B4B-XH-A', '1.200')], numberSignsOf(tag)))
  expect(found).toMatchObject([[{ outcome: 'not-a-number' }], [{ count: { counted: 1200 } }]])
})
