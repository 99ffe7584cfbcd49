import type { StockTakeLine } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { expect, it } from 'vitest'
import { lineOfScan, readCount } from './scanned-line.ts'

const lines = [{ model: '43045-1000' }, { model: 'B4B-XH-A' }] as unknown as readonly StockTakeLine[]

it('finds the line of a scan by its letters and digits', () => {
  expect(lineOfScan(lines, '430451000')).toBe(lines[0])
  expect(lineOfScan(lines, ' b4b-xh-a ')).toBe(lines[1])
  expect(['B4B', '', '-'].map((scan) => lineOfScan(lines, scan))).toEqual([undefined, undefined, undefined])
})
const read = (tag: string) => (input: string) => readCount(input, numberSignsOf(tag))

it('reads pieces, none included', () => {
  expect(['0', '12', '1 200', '1,200'].map(read('en'))).toEqual([0, 12, 1200, 1200])
  expect(['', '-1', '1.5', '1,5', 'ten', '999999999'].map(read('en'))).toEqual(Array(6).fill(undefined))
  expect(['0', '1 200', '1.200', '1,200', '0.250'].map(read('de'))).toEqual([0, 1200, 1200, undefined, undefined])
})
