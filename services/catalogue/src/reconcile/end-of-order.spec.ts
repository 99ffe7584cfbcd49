import type { AnyEvent, RecordedEvent } from '@pinline/events/event'
import { describe, expect, it } from 'vitest'
import { endOfOrder } from './end-of-order.ts'

const orderNo = '2611214073958'
const at = '2026-11-21T09:12:00.000Z'
const lines = [{ productId: 'p-00112233445566aa', quantity: 2 }]

const recorded = (...events: readonly AnyEvent[]): RecordedEvent[] =>
  events.map((event, index) => ({
    ...{ id: `${orderNo}@${index + 1}`, service: 'order', streamType: 'order', streamId: orderNo },
    ...{ sequence: index + 1, event, actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c', recordedAt: at },
  }))

const placed = { type: 'order-placed', data: {} }
const cancelled = { type: 'order-cancelled', data: { reason: 'staff', lines, cancelledAt: at } }
const shipped = {
  type: 'order-shipped',
  data: { carrier: 'Northway Express', trackingNumber: 'NW1', shippedAt: at, lines, madeToOrder: [] },
}

describe('the end of an order for its stock', () => {
  it('is unknown without an event', () => expect(endOfOrder([])).toEqual({ status: 'unknown' }))
  it('has not come while it is open', () => expect(endOfOrder(recorded(placed))).toEqual({ status: 'open' }))
  it('is its cancellation', () => expect(endOfOrder(recorded(placed, cancelled))).toEqual({ status: 'cancelled', at }))
  it('is its shipment, of the products from stock', () =>
    expect(endOfOrder(recorded(placed, shipped))).toEqual({
      status: 'shipped',
      at,
      productIds: new Set(['p-00112233445566aa']),
    }))
})
