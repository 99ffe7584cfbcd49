import type { ProductId } from '@pinline/events/ids'
import { type LineTested, lineTested } from '@pinline/events/order/line-tested'
import { type DocumentInput, type DocumentSignature, frameOf, nonEmpty, partyLines } from './document-frame.ts'
import { documentText } from './document-texts.ts'
import type { PrintedDocument } from './printed-document.ts'

export type RecordedTest = LineTested['data']

/** The latest test of each part by each method, in the order in which the methods were first applied. */
export const latestTests = (events: readonly unknown[]): RecordedTest[] => {
  const latest = new Map<string, RecordedTest>()
  for (const event of events) {
    const tested = lineTested.safeParse(event).data?.data
    if (tested !== undefined) latest.set(`${tested.productId} ${tested.method}`, tested)
  }
  return [...latest.values()]
}

/**
 * What was tested of an order before it left: by part and method, the latest result.
 * @param tests not empty: without a test there is no report
 */
export const testReport = (
  input: DocumentInput,
  tests: readonly RecordedTest[],
  testedAt: string,
  signature: DocumentSignature | null,
): PrintedDocument => {
  const { order, names, language, party } = input
  const { frame, text, format, detail, orderDetails, signed } = frameOf(
    input,
    documentText(language, 'test-report'),
    testedAt,
  )
  const places = new Map<ProductId, number>()
  for (const [place, { productId }] of order.lines.entries()) if (!places.has(productId)) places.set(productId, place)
  const placeOf = ({ productId }: RecordedTest): number => places.get(productId) ?? order.lines.length
  return {
    ...frame,
    parties: party === null ? [] : [{ title: text('ship_to'), lines: partyLines({ ...party, taxNumber: '' }, text) }],
    details: [...orderDetails, ...detail('date', format.date(testedAt))],
    columns: [
      { title: text('part'), width: '*', align: 'left' },
      { title: text('test'), width: 120, align: 'left' },
      { title: text('tested_on'), width: 76, align: 'left' },
      { title: text('sample_size'), width: 62, align: 'right' },
      { title: text('result'), width: 84, align: 'left' },
    ],
    rows: tests
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(({ productId, method, sampleSize, passed, testedAt: at }) => {
        const line = order.lines.find((one) => one.productId === productId)
        return [
          {
            text: line?.model ?? productId,
            small: nonEmpty([line?.manufacturer ?? '', names.get(productId) ?? '']).join(' · '),
          },
          { text: text(`test.${method}`) },
          { text: format.date(at) },
          { text: format.number(sampleSize) },
          { text: text(passed ? 'passed' : 'failed') },
        ]
      }),
    totals: [],
    notes: [text('test_report_note')],
    ...signed(signature),
  }
}
