import { productId } from '@pinline/events/ids'
import type { LineTested } from '@pinline/events/order/line-tested'
import { describe, expect, it } from 'vitest'
import { sellerAt } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import type { DocumentInput } from './document-frame.ts'
import { sampleOrder } from './samples/sample-order.ts'
import { latestTests, testReport } from './test-report.ts'

const [first, second] = sampleOrder.lines
if (first === undefined || second === undefined) throw new Error('a sample order without two lines')
const at = (hour: number): string => `2026-01-14T${String(hour).padStart(2, '0')}:00:00.000Z`
const tested = (hour: number, data: Partial<LineTested['data']>): LineTested => ({
  type: 'line-tested',
  data: { productId: first.productId, method: 'visual', sampleSize: 5, passed: true, testedAt: at(hour), ...data },
})
const input: DocumentInput = {
  ...{ order: sampleOrder, seller: sellerAt(sellerDecider.initial, 0), party: null, poNumber: null },
  ...{ names: new Map(), language: 'en', paper: 'A4' },
}
const textsOf = (events: readonly LineTested[]) =>
  testReport(input, latestTests(events), at(12), null).rows.map((row) => row.map(({ text }) => text))

describe('a test report', () => {
  it('has the latest result of each part by each method', () =>
    expect(
      textsOf([
        tested(9, { passed: false }),
        tested(10, { method: 'pull-force', sampleSize: 2 }),
        tested(11, { sampleSize: 8 }),
      ]),
    ).toEqual([
      [first.model, 'Visual inspection', 'January 14, 2026', '8', 'Passed'],
      [first.model, 'Pull force', 'January 14, 2026', '2', 'Passed'],
    ]))

  it('says what failed', () => expect(textsOf([tested(9, { passed: false })])[0]?.at(-1)).toBe('Failed'))

  it('is in the order of the lines, with parts that are none of them last', () => {
    const other = productId.parse('p-0000000000000009')
    const events = [
      tested(9, { productId: other }),
      tested(10, { productId: second.productId }),
      tested(11, { productId: first.productId }),
    ]
    expect(textsOf(events).map(([part]) => part)).toEqual([first.model, second.model, other])
  })

  it('has nothing of other events', () => expect(latestTests([{ type: 'order-note-added', data: {} }])).toEqual([]))
})
