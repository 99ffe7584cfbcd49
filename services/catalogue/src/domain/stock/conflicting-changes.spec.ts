import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { deliveryId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { conflictsWith } from './conflicting-changes.ts'
import {
  earlyRelease,
  incomingDelivery,
  madeToOrder,
  productId,
  received,
  released,
  reserved,
  returnedByBuyer,
  sold,
} from './stock.fixtures.ts'

const id = deliveryId.parse('d-00000001')
const adjusted: StockEvent = { type: 'stock-adjusted', data: { productId, quantity: -1, reason: 'count' } }
const receivedOf = (of: string): StockEvent => ({
  type: 'stock-received',
  data: { productId, quantity: 1, reason: 'r', deliveryId: deliveryId.parse(of) },
})
const ofOrders = [reserved(1), released(1), sold(1), earlyRelease, madeToOrder(1)]
const change = { type: 'announce-delivery', productId, deliveryId: id, quantity: 1, expectedOn: '2027-01-01' } as const
const withdraw = { type: 'withdraw-delivery', productId, deliveryId: id } as const
const adjust = { type: 'adjust-stock', productId, quantity: 1, reason: 'count' } as const

describe('what staff do to a stock', () => {
  it('never conflicts with orders', () => {
    for (const command of [change, withdraw, adjust]) expect(ofOrders.some(conflictsWith(command))).toBe(false)
  })
  it('conflicts with nothing if pieces are received', () => {
    const receive = { type: 'receive-stock', productId, quantity: 1, reason: 'r' } as const
    expect([...ofOrders, received(1), adjusted, incomingDelivery(id, 5)].some(conflictsWith(receive))).toBe(false)
  })
  it('conflicts with bookings of others if it corrects a count', () => {
    expect([received(1), returnedByBuyer(1), adjusted].every(conflictsWith(adjust))).toBe(true)
    expect(conflictsWith(adjust)(incomingDelivery(id, 5))).toBe(false)
  })
  it('conflicts with changes of the delivery that it edits', () => {
    const other = 'd-00000002'
    for (const command of [change, withdraw]) {
      const conflicts = conflictsWith(command)
      expect([incomingDelivery(id, 5), receivedOf(id), received(1)].every(conflicts)).toBe(true)
      expect([incomingDelivery(other, 5), receivedOf(other), returnedByBuyer(1), adjusted].some(conflicts)).toBe(false)
    }
  })
})
