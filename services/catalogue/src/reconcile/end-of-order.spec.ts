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
  it('has not come while it is open', () =>
    expect(endOfOrder(recorded(placed))).toEqual({ status: 'open', parcels: [] }))
  it('is its cancellation', () => expect(endOfOrder(recorded(placed, cancelled))).toEqual({ status: 'cancelled', at }))
  it('is its shipment, of the products from stock', () =>
    expect(endOfOrder(recorded(placed, shipped))).toEqual({
      status: 'shipped',
      at,
      parcels: [{ parcelNo: 1, at, pieces: new Map([['p-00112233445566aa', 2]]) }],
    }))
  it('has parcels before it', () => {
    const first = [{ productId: 'p-00112233445566aa', quantity: 1 }]
    const parcel = { carrier: 'Northway Express', madeToOrder: [], lines: first }
    const part = { type: 'parcel-shipped', data: { ...parcel, trackingNumber: 'NW1', parcelNo: 1, handedOverAt: at } }
    const last = { type: 'order-shipped', data: { ...parcel, trackingNumber: 'NW2', parcelNo: 2, shippedAt: at } }
    const pieces = new Map([['p-00112233445566aa', 1]])
    const parcels = [1, 2].map((parcelNo) => ({ parcelNo, at, pieces }))
    expect(endOfOrder(recorded(placed, part))).toEqual({ status: 'open', parcels: parcels.slice(0, 1) })
    expect(endOfOrder(recorded(placed, part, last))).toEqual({ status: 'shipped', at, parcels })
  })
})
