import { given } from '@pinline/chassis/domain/given'
import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import { productId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { at, count, countedEvent, header, socket, started, startedLines } from './stock-take.fixtures.ts'
import { stockTakeDecider } from './stock-take-decider.ts'

const now = at('09:00:00')
const when = (...events: readonly StockTakeEvent[]) => given(stockTakeDecider, events)
const cancelled: StockTakeEvent = { type: 'stock-take-cancelled', data: { reason: 'Wrong aisle', cancelledAt: now } }
const approvedWith = (quantity: number): StockTakeEvent => ({
  type: 'stock-take-approved',
  data: {
    title: 'Aisle A',
    differences: quantity === 0 ? [] : [{ productId: header, quantity }],
    approvedAt: now,
  },
})
const booked: StockTakeEvent = { type: 'stock-take-booked', data: { refused: [], bookedAt: now } }

describe('start-stock-take', () => {
  const start = { type: 'start-stock-take', title: 'Aisle A', lines: startedLines, now: at('08:00:00') } as const
  it('begins with the lines of the sheet', () => when().when(start).then([started]))
  it('does nothing on repetition', () => when(started).when(start).thenNothing())
  it('refuses none', () =>
    when()
      .when({ ...start, lines: [] })
      .thenRejected('product-not-found'))
  it('refuses more than one sheet has', () =>
    when()
      .when({
        ...start,
        lines: Array.from({ length: 501 }, () => startedLines[0] ?? startedLines[1]).flatMap((one) => one ?? []),
      })
      .thenRejected('stock-take-too-large'))
})

describe('record-counts', () => {
  const record = (...counts: readonly ReturnType<typeof count>[]) => ({ type: 'record-counts', counts, now }) as const
  const first = count(118, '08:20:00')
  it('records what was found, to be counted again where it differs', () => {
    const equal = count(120, '08:21:00', 120, socket)
    when(started)
      .when(record(first, equal))
      .then([countedEvent([first, equal], { counted: 2, recount: 1 })])
  })
  it('believes a second count, whatever it is', () => {
    const second = count(119, '08:40:00')
    when(started, countedEvent([first], { counted: 1, recount: 1 }))
      .when(record(second))
      .then([countedEvent([second], { counted: 1, recount: 0 })])
  })
  it('does nothing on repetition', () =>
    when(started, countedEvent([first], { counted: 1, recount: 1 }))
      .when(record(first))
      .thenNothing())
  it('refuses a product that is not on the sheet', () =>
    when(started)
      .when(record(count(1, '08:20:00', 1, productId.parse('p-ffffffffffffffff'))))
      .thenRejected('product-not-found'))
  it('refuses counts of what is over or was never there', () => {
    when(started, cancelled).when(record(first)).thenRejected('stock-take-closed')
    when().when(record(first)).thenRejected('stock-take-not-found')
  })
})

describe('approve-stock-take', () => {
  const approve = { type: 'approve-stock-take', corrected: [], now } as const
  const one = countedEvent([count(118, '08:20:00')], { counted: 1, recount: 1 })
  const two = countedEvent([count(117, '08:40:00', 119)], { counted: 1, recount: 0 })
  it('approves differences by the latest count, and leaves what nobody counted', () =>
    when(started, one, two)
      .when(approve)
      .then([approvedWith(-2)]))
  it('has nothing to book where all is there', () =>
    when(started, countedEvent([count(120, '08:20:00')], { counted: 1, recount: 0 }))
      .when(approve)
      .then([approvedWith(0)]))
  it('refuses differences that were counted once', () =>
    when(started, one).when(approve).thenRejected('stock-take-recount'))
  it('refuses a product that was corrected after its count', () =>
    when(started, one, two)
      .when({ ...approve, corrected: [header] })
      .thenRejected('stock-take-recount'))
  it('refuses a sheet without counts', () => when(started).when(approve).thenRejected('stock-take-recount'))
  it('refuses a cancelled one', () => when(started, cancelled).when(approve).thenRejected('stock-take-closed'))
  it('does nothing on repetition', () => {
    when(started, one, two, approvedWith(-2)).when(approve).thenNothing()
    when(started, one, two, approvedWith(-2), booked).when(approve).thenNothing()
  })
})

describe('book-stock-take', () => {
  const book = { type: 'book-stock-take', refused: [], now } as const
  it('ends an approved one, once', () => {
    when(started, approvedWith(0)).when(book).then([booked])
    when(started, approvedWith(0), booked).when(book).thenNothing()
  })
  it('refuses one that is not approved', () => when(started).when(book).thenRejected('stock-take-closed'))
})

describe('cancel-stock-take', () => {
  const cancel = { type: 'cancel-stock-take', reason: 'Wrong aisle', now } as const
  it('ends it without booking', () => when(started).when(cancel).then([cancelled]))
  it('does nothing on repetition', () => when(started, cancelled).when(cancel).thenNothing())
  it('keeps what was approved', () => when(started, approvedWith(0)).when(cancel).thenRejected('stock-take-closed'))
})
