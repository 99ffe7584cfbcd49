import { productId } from '@pinline/events/ids'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { expect, it } from 'vitest'
import {
  filledLines,
  nextLine,
  onlyManufacturer,
  proposedLines,
  readPieces,
  repeatedParts,
  roundedUp,
} from './order-form-lines.ts'

const signs = numberSignsOf('en')
const read = (tag: string) => (input: string) => readPieces(input, numberSignsOf(tag))
const line = (partNumber: string, quantity: string, expectedOn = '2026-12-14') => ({
  ...{ key: 0, productId: undefined, partNumber, quantity, expectedOn, packingUnit: undefined },
  ...{ price: '', currency: undefined },
})
const proposed = (manufacturer: string) => ({
  ...{ productId: productId.parse('p-0123456789abcdef'), model: '43045-1000', manufacturer },
  ...{ quantity: 400, packingUnit: 100, leadTimeDays: 21 },
})

it('reads pieces, at least one', () => {
  expect(['1', '1 200', '1,200'].map(read('en'))).toEqual([1, 1200, 1200])
  expect(['0', '-1', '1.5', '1,5', ''].map(read('en'))).toEqual(Array(5).fill(undefined))
  expect(['1 200', '1.200', '1,200', '0.250'].map(read('de'))).toEqual([1200, 1200, undefined, undefined])
})
it('leaves out empty lines, and refuses half-filled ones', () => {
  expect(filledLines([line('A', '5'), line(' ', '')], signs)).toMatchObject([{ partNumber: 'A', pieces: 5 }])
  expect(filledLines([line('A', '')], signs)).toBeUndefined()
  expect(filledLines([line('', '5')], signs)).toBeUndefined()
  expect(filledLines([{ ...line('', ''), price: '0.1' }], signs)).toBeUndefined()
  expect(filledLines([line('A', '5', '')], signs)).toBeUndefined()
})
it('expects each proposed part after its lead time, a further line with the last', () => {
  const [first] = proposedLines([proposed('Molex')], '2026-11-27')
  expect(first).toMatchObject({ partNumber: '43045-1000', quantity: '400', expectedOn: '2026-12-18' })
  expect(nextLine([line('A', '5')])).toMatchObject({ key: 1, partNumber: '', expectedOn: '2026-12-14' })
  expect(proposedLines([], '2026-11-27')).toEqual([nextLine([])])
})
it('takes the one manufacturer for the supplier', () => {
  expect(onlyManufacturer([proposed('Molex'), proposed('Molex')])).toBe('Molex')
  expect(onlyManufacturer([proposed('Molex'), proposed('JST')])).toBe('')
})
it('says what whole packages would be', () => {
  expect(roundedUp({ ...line('A', '450'), packingUnit: 100 }, signs)).toBe(500)
  expect(roundedUp({ ...line('A', '400'), packingUnit: 100 }, signs)).toBeUndefined()
  expect(roundedUp(line('A', '450'), signs)).toBeUndefined()
})
it('finds parts on two lines', () =>
  expect(
    repeatedParts([
      { productId: 'p-1', partNumber: 'A' },
      { productId: 'p-2', partNumber: 'B' },
      { productId: 'p-1', partNumber: 'a ' },
    ]),
  ).toEqual(['a']))
