import { given } from '@pinline/chassis/domain/given'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { deliveryId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { incomingDelivery, productId } from './stock.fixtures.ts'
import { stockDecider } from './stock-decider.ts'

const id = deliveryId.parse('d-00000001')
const announce = (quantity: number, note?: string) =>
  ({ type: 'announce-delivery', productId, deliveryId: id, quantity, expectedOn: '2026-12-04', note }) as const
const withdraw = { type: 'withdraw-delivery', productId, deliveryId: id } as const
const receive = { type: 'receive-stock', productId, quantity: 100, reason: 'delivery', deliveryId: id } as const
const withdrawn: StockEvent = { type: 'delivery-withdrawn', data: { productId, deliveryId: id } }

describe('announce-delivery', () => {
  it('announces a delivery, and changes it', () => {
    given(stockDecider, [])
      .when(announce(600, 'by air'))
      .then([incomingDelivery('d-00000001', 600)])
    given(stockDecider, [incomingDelivery('d-00000001', 600)])
      .when(announce(800, 'by air'))
      .then([incomingDelivery('d-00000001', 800)])
  })
  it('refuses nothing at all, and a thirteenth', () => {
    given(stockDecider, []).when(announce(0)).thenRejected('quantity-not-allowed')
    const twelve = Array.from({ length: 12 }, (_, place) => incomingDelivery(`d-more${1000 + place}`, 10))
    given(stockDecider, twelve)
      .when(announce(5))
      .thenRejected('invalid-input', { errors: { deliveryId: 'invalid-input' } })
  })
  it('does nothing on repetition', () => {
    given(stockDecider, [incomingDelivery('d-00000001', 600)])
      .when(announce(600, 'by air'))
      .thenNothing()
  })
})

describe('withdraw-delivery', () => {
  it('withdraws an announced delivery', () => {
    given(stockDecider, [incomingDelivery('d-00000001', 600)])
      .when(withdraw)
      .then([withdrawn])
  })
  it('refuses one that is not announced any more', () => {
    given(stockDecider, [incomingDelivery('d-00000001', 600), withdrawn])
      .when(withdraw)
      .thenRejected('delivery-not-found')
  })
})

describe('receive-stock against a delivery', () => {
  const received = (quantity: number): StockEvent => ({
    type: 'stock-received',
    data: { productId, quantity, reason: 'delivery', deliveryId: id },
  })
  it('counts against the one named', () => {
    given(stockDecider, [incomingDelivery('d-00000001', 600)])
      .when(receive)
      .then([received(100)])
  })
  it('refuses one that was received completely', () => {
    given(stockDecider, [incomingDelivery('d-00000001', 600), received(600)])
      .when(receive)
      .thenRejected('delivery-not-found')
  })
})
