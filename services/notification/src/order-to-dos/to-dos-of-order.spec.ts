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
  it('are none while it is neither paid nor over', () =>
    expect(expected({ type: 'order-placed', data: {} })).toEqual([]))
})
