import { readFileSync } from 'node:fs'
import type { AnyEvent, RecordedEvent } from '@pinline/events/event'
import { describe, expect, it } from 'vitest'
import { toDosOfOrder } from './to-dos-of-order.ts'

const golden = new URL('../../../../events/src/golden/after-sale-submitted.v1.json', import.meta.url)
const afterSale: AnyEvent = JSON.parse(readFileSync(golden, 'utf8'))
const orderNo = '2611214073958'
const at = '2026-11-20T08:30:00.000Z'

const recorded = (...events: readonly AnyEvent[]): RecordedEvent[] =>
  events.map((event, index) => ({
    ...{ id: `${orderNo}@${index + 1}`, service: 'order', streamType: 'order', streamId: orderNo },
    ...{ sequence: index + 1, event, actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c', recordedAt: at },
  }))

const confirmed = { type: 'order-confirmed', data: { captureId: 'cap-1', confirmedAt: at } }
const cancelled = { type: 'order-cancelled', data: { reason: 'staff', lines: [], cancelledAt: at } }
const amount = { minor: 12_558, currency: 'USD' }
const requested = (reason: string) => ({
  type: 'refund-requested',
  data: { refundId: 'refund-cap-1', captureId: 'cap-1', amount, reason, requestedAt: at },
})
const completed = { type: 'refund-completed', data: { refundId: 'refund-cap-1', completedAt: at } }

const expected = (...events: readonly AnyEvent[]) =>
  [...toDosOfOrder(recorded(...events))].map(([toDoId, { type }]) => `${type} ${toDoId}`)

describe('the to-dos of an order', () => {
  it('are its preparation once it is paid', () =>
    expect(expected(confirmed)).toEqual([`open-to-do prepare-order-${orderNo}`]))
  it('are closed with its end, and its refund is open until it is completed', () => {
    expect(expected(confirmed, cancelled, requested('order-cancelled'))).toEqual([
      `close-to-do prepare-order-${orderNo}`,
      'open-to-do refund-due-cap-1',
    ])
    expect(expected(confirmed, cancelled, requested('order-cancelled'), completed)).toContain(
      'close-to-do refund-due-cap-1',
    )
  })
  it('have one more for a payment after the cancellation', () =>
    expect(expected(cancelled, requested('paid-after-cancellation'))).toContain('open-to-do late-payment-cap-1'))
  it('are the answer to an after-sales request until staff decide', () => {
    const submitted = { type: 'after-sale-submitted', data: afterSale.data }
    const approved = { type: 'after-sale-approved', data: { returnRequired: true, approvedAt: at } }
    expect(expected(submitted)).toEqual([`open-after-sale-to-do answer-after-sale-${orderNo}`])
    expect(expected(submitted, approved)).toEqual([`close-after-sale-to-do answer-after-sale-${orderNo}`])
  })
  it('are a replacement until it is sent, and again at a further attempt', () => {
    const number = `${orderNo}-1`
    const pieces = { productId: 'p-00112233445566aa', quantity: 2 }
    const approved = {
      type: 'after-sale-replacement-approved',
      data: { orderNo, attempt: 1, ...pieces, fromStock: true, approvedAt: at },
    }
    const refused = { type: 'after-sale-replacement-refused', data: { attempt: 1, available: 0, refusedAt: at } }
    const sent = {
      type: 'after-sale-replaced',
      data: { quantity: 2, carrier: 'Northway', trackingNumber: 'NW1', replacedAt: at },
    }
    const commands = (...events: readonly AnyEvent[]) =>
      [...toDosOfOrder(recorded(...events).map((one) => ({ ...one, streamId: number })))].map(
        ([toDoId, { type }]) => `${type} ${toDoId}`,
      )
    const opens = [`open-replacement-to-do send-replacement-${number}`]
    const closes = [`close-replacement-to-do send-replacement-${number}`]
    expect(commands(approved)).toEqual(opens)
    // The buyer still waits when the stock had too few pieces.
    expect(commands(approved, refused)).toEqual(opens)
    const refund = {
      type: 'after-sale-refund-approved',
      data: { orderNo, attempt: 1, amount, ...pieces, approvedAt: at },
    }
    const rejected = { type: 'after-sale-rejected', data: { reasonRef: 'after-sale-1@1', rejectedAt: at } }
    const cancelledByBuyer = { type: 'after-sale-cancelled', data: { cancelledAt: at } }
    for (const end of [refund, rejected, cancelledByBuyer])
      expect(commands(approved, refused, end)).toContain(closes[0])
    expect(commands(approved, refused, approved)).toEqual(opens)
    expect(commands(approved, refused, approved, sent)).toEqual(closes)
  })
  it('are none while it is neither paid nor over', () =>
    expect(expected({ type: 'order-placed', data: {} })).toEqual([]))
})
