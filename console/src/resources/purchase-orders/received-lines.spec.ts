import { productId } from '@pinline/events/ids'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { expect, it } from 'vitest'
import { arrivedLines, sameNote } from './received-lines.ts'

const [first, second] = ['p-0123456789abcdef', 'p-00112233445566aa'].map((id) => productId.parse(id)) as [never, never]
const signs = numberSignsOf('en')
const open = [
  { productId: first, open: 200 },
  { productId: second, open: 80 },
]

it('takes untouched lines as complete, and leaves out empty ones', () => {
  expect(arrivedLines(open, {}, signs).arrived).toEqual([
    { productId: first, quantity: 200 },
    { productId: second, quantity: 80 },
  ])
  expect(arrivedLines(open, { [first]: '', [second]: '0' }, signs)).toEqual({ arrived: [], surplus: 0, isWrong: false })
})
it('counts what is too much, and refuses what is no number', () => {
  expect(arrivedLines(open, { [first]: '210', [second]: '70' }, signs)).toMatchObject({ surplus: 10, isWrong: false })
  expect(arrivedLines(open, { [first]: '0,250' }, signs).isWrong).toBe(true)
  expect(arrivedLines(open, { [first]: 'some' }, signs).isWrong).toBe(true)
})
it('finds the receipt of the same delivery note', () => {
  const receipt = { deliveryNote: 'LS-1', receivedAt: '2026-12-21T08:00:00.000Z', receivedBy: null, lines: [] }
  expect(sameNote([receipt], ' ls-1 ')).toBe(receipt)
  expect(sameNote([receipt], 'LS-2')).toBeUndefined()
})
