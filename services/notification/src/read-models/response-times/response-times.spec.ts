import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { mondayOf } from '@pinline/contracts/notification/to-do/list-response-times'
import type { AnyEvent, RecordedEvent } from '@pinline/events/event'
import { vaultReference } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { answered, closed as formClosed, submitted } from '../../domain/form/form.fixtures.ts'
import {
  afterSaleClosed,
  afterSaleOpened,
  closed,
  findingClosed,
  findingOpened,
  opened,
  replacementClosed,
  replacementOpened,
  toDoId,
} from '../../domain/to-do/to-do.fixtures.ts'
import { responseFiguresOf } from './response-figures.ts'
import { maxResponses, type ResponseTimesRow } from './response-times.model.ts'
import { responseTimesProjection } from './response-times.projection.ts'

type Source = Pick<RecordedEvent, 'service' | 'streamType' | 'streamId'>
const form: Source = { service: 'notification', streamType: 'form', streamId: submitted.data.formNo }
const toDo: Source = { service: 'notification', streamType: 'to-do', streamId: toDoId }
const quotation: Source = { service: 'order', streamType: 'quotation', streamId: 'Q3329123456780' }
const afterSale: Source = { service: 'order', streamType: 'after-sale', streamId: '2611214073958-1' }

const rowAfter = (source: Source, events: readonly AnyEvent[]) =>
  replayTwice(
    responseTimesProjection,
    events.map((event, index) => ({
      ...source,
      id: `${source.streamId}@${index + 1}`,
      sequence: index + 1,
      event,
      actor: { kind: 'staff' as const, id: 's-0123456789abcdef' },
      correlationId: 'request-1',
      causationId: 'request-1',
      recordedAt: '2026-11-30T00:00:00.000Z',
    })),
  ).get(source.streamId) as ResponseTimesRow | undefined

const at = (day: string, time = '08:30') => `2026-11-${day}T${time}:00.000Z`
const hour = 3600

describe('the response to a form', () => {
  it('is its first answer, in the week of the answer', () => {
    const later = { type: 'form-answered', data: { ...answered.data, answeredAt: at('28') } }
    expect(rowAfter(form, [submitted, answered, later])).toMatchObject({
      kind: 'form',
      waitingSince: null,
      responses: [{ week: '2026-11-23', seconds: 24 * hour, late: false }],
    })
  })

  it('is late after the promised time', () => {
    const late = { type: 'form-answered', data: { ...answered.data, answeredAt: at('26', '08:31') } }
    expect(rowAfter(form, [submitted, late])?.responses).toMatchObject([{ late: true }])
  })

  it('is awaited until it is answered, and no longer once it is closed', () => {
    expect(rowAfter(form, [submitted])).toMatchObject({ waitingSince: at('25'), responses: [] })
    expect(rowAfter(form, [submitted, formClosed])).toMatchObject({ waitingSince: null, responses: [] })
  })

  it('is not awaited by a machine', () => {
    const suspicious = { ...submitted, data: { ...submitted.data, suspicion: 'honeypot' } }
    expect(rowAfter(form, [suspicious, answered])).toBeUndefined()
  })
})

describe('the responses to a quotation', () => {
  const buyerId = 'b-0123456789abcdefghijklmn'
  const requested = {
    type: 'quotation-requested',
    data: {
      ...{ quotationNo: quotation.streamId, buyerId, currency: 'EUR', freightZone: 'europe' },
      lines: [{ productId: 'p-00112233445566aa', model: '43045-1000', manufacturer: 'Molex', quantity: 1000 }],
      addressRef: 'address-a-0123456789ab@3',
      ...{ requestedAt: at('20'), answerBy: at('22') },
    },
  }
  const price = { amount: 1899, scale: 4, currency: 'EUR' }
  const answeredOn = (day: string) => ({
    type: 'quotation-answered',
    data: {
      buyerId,
      prices: [{ productId: 'p-00112233445566aa', unitPrice: price, leadTimeDays: 14 }],
      ...{ freight: { minor: 1250, currency: 'EUR' }, shippingMethod: 'standard' },
      ...{ answeredAt: at(day), validUntil: '2026-12-28T08:30:00.000Z' },
    },
  })
  const again = {
    type: 'quotation-requested-again',
    data: { messageRef: `quotation-${buyerId}@2`, requestedAt: at('22'), answerBy: at('24') },
  }

  it('are one a request; a corrected answer is none', () =>
    expect(
      rowAfter(quotation, [requested, answeredOn('21'), answeredOn('22'), again, answeredOn('25')])?.responses,
    ).toEqual([
      { week: '2026-11-16', seconds: 24 * hour, late: false },
      { week: '2026-11-23', seconds: 72 * hour, late: true },
    ]))

  it('are not awaited once the buyer declines', () =>
    expect(
      rowAfter(quotation, [requested, { type: 'quotation-declined', data: { declinedAt: at('21') } }]),
    ).toMatchObject({ waitingSince: null, responses: [] }))
})

describe('the response to an after-sales request', () => {
  const request = {
    type: 'after-sale-submitted',
    data: {
      ...{ afterSaleNo: afterSale.streamId, orderNo: '2611214073958', buyerId: 'b-0123456789abcdefghijklmn' },
      ...{ kind: 'return', reason: 'damaged', productId: 'p-00112233445566aa', model: '43045-1000' },
      ...{ manufacturer: 'Molex', custom: false, quantity: 40, fileIds: [] },
      unitPrice: { amount: 4039, scale: 4, currency: 'USD' },
      ...{ specialHandling: false, openedPackage: true, late: false, deliveredAt: at('24') },
      ...{ submittedAt: at('25'), answerBy: '2026-12-02T08:30:00.000Z' },
    },
  }
  const reasonRef = vaultReference.parse(`after-sale-${afterSale.streamId}@2`)

  it.each([
    ['approval', { type: 'after-sale-approved', data: { returnRequired: false, approvedAt: at('26') } }],
    ['rejection', { type: 'after-sale-rejected', data: { reasonRef, rejectedAt: at('26') } }],
  ])('is its %s', (_, decision) =>
    expect(rowAfter(afterSale, [request, decision])?.responses).toMatchObject([{ seconds: 24 * hour }]),
  )

  it('is not awaited once the buyer cancels', () =>
    expect(
      rowAfter(afterSale, [request, { type: 'after-sale-cancelled', data: { cancelledAt: at('26') } }]),
    ).toMatchObject({ waitingSince: null, responses: [] }))
})

describe('the response to a to-do', () => {
  it('is the work, done', () => {
    expect(rowAfter(toDo, [opened, closed])).toMatchObject({
      kind: 'prepare-order',
      responses: [{ week: '2026-11-23', seconds: 96.5 * hour, late: false }],
    })
    expect(rowAfter(toDo, [findingOpened, findingClosed])?.responses).toHaveLength(1)
    expect(rowAfter(toDo, [replacementOpened, replacementClosed])?.responses).toHaveLength(1)
  })

  it('takes a second at least, so that it differs from none', () => {
    const atOnce = { ...closed, data: { ...closed.data, closedAt: opened.data.openedAt } }
    expect(rowAfter(toDo, [opened, atOnce])?.responses).toMatchObject([{ seconds: 1 }])
  })

  it('is none where the work became unnecessary', () => {
    const cancelled = { ...closed, data: { ...closed.data, closedBy: 'order-cancelled' } }
    expect(rowAfter(toDo, [opened, cancelled])).toMatchObject({ waitingSince: null, responses: [] })
    const withdrawn = {
      ...replacementClosed,
      data: { ...replacementClosed.data, closedBy: 'after-sale-replacement-withdrawn' },
    }
    expect(rowAfter(toDo, [replacementOpened, withdrawn])?.responses).toEqual([])
  })

  it('is not timed twice where the record itself is', () =>
    expect(rowAfter(toDo, [afterSaleOpened, afterSaleClosed])).toBeUndefined())

  it('is kept of the latest times only', () => {
    const part = { productId: 'p-00112233445566aa', model: '43045-1000', available: 3, reorderLevel: 5 }
    const restockId = 'restock-p-00112233445566aa'
    const round = (_: unknown, place: number): readonly AnyEvent[] => [
      {
        type: 'restock-to-do-opened',
        data: { ...part, toDoId: restockId, recordId: part.productId, openedAt: at('20'), dueAt: at('22') },
      },
      {
        type: 'restock-to-do-closed',
        data: {
          toDoId: restockId,
          closedBy: 'stock-recovered',
          closedAt: new Date(Date.parse(at('20')) + (place + 1) * 1000).toISOString(),
        },
      },
    ]
    const events = Array.from({ length: maxResponses + 5 }, round).flat()
    const responses = rowAfter({ ...toDo, streamId: restockId }, events)?.responses ?? []
    expect(responses).toHaveLength(maxResponses)
    expect(responses.at(-1)?.seconds).toBe(maxResponses + 5)
  })
})

describe('figures of responses', () => {
  const of = (...seconds: number[]) => responseFiguresOf([{ seconds, late: 0 }])

  it('are times that responses took', () => {
    expect(of(5)).toMatchObject({ median: 5, percentile90: 5 })
    expect(of(40, 10, 30, 20)).toMatchObject({ median: 20, percentile90: 40 })
    expect(of(...Array.from({ length: 11 }, (_, place) => place + 1))).toMatchObject({ median: 6, percentile90: 10 })
    expect(of(...Array.from({ length: 100 }, (_, place) => 100 - place))).toMatchObject({
      median: 50,
      percentile90: 90,
    })
  })

  it('of several weeks are those of all their responses, not of their medians', () =>
    expect(
      responseFiguresOf([
        { seconds: [1, 1, 1], late: 1 },
        { seconds: [100], late: 1 },
      ]),
    ).toEqual({ responses: 4, median: 1, percentile90: 100, late: 2 }))

  it('are absent without a response', () =>
    expect(responseFiguresOf([])).toEqual({ responses: 0, median: null, percentile90: null, late: 0 }))
})

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29T23:59:59.000Z', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))
