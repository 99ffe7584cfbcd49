import { given } from '@pinline/chassis/domain/given'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { deliveryId, purchaseOrderId } from '@pinline/events/ids'
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

describe('a delivery of a purchase order', () => {
  const of = { purchaseOrderId: purchaseOrderId.parse('po-00000001') }
  const announced: StockEvent = {
    type: 'delivery-announced',
    data: { productId, deliveryId: id, quantity: 600, expectedOn: '2026-12-04', note: 'Molex', ...of },
  }
  const received = (deliveryIdOf: { deliveryId?: typeof id }): StockEvent => ({
    type: 'stock-received',
    data: { productId, quantity: 100, reason: 'delivery', ...deliveryIdOf },
  })
  it('is announced, received and withdrawn by its order', () => {
    given(stockDecider, [])
      .when({ ...announce(600, 'Molex'), ...of })
      .then([announced])
    given(stockDecider, [announced])
      .when({ ...receive, ...of })
      .then([received({ deliveryId: id })])
    given(stockDecider, [announced])
      .when({ ...withdraw, ...of })
      .then([withdrawn])
  })
  it('is received by its order although it was never announced', () => {
    given(stockDecider, [])
      .when({ ...receive, ...of })
      .then([received({ deliveryId: id })])
  })
  it('is refused to everything else', () => {
    for (const command of [announce(700), receive, withdraw])
      given(stockDecider, [announced]).when(command).thenRejected('delivery-of-purchase-order')
  })
  it('stays as it is when pieces of no delivery arrive', () => {
    const { deliveryId: _, ...plain } = receive
    given(stockDecider, [announced])
      .when(plain)
      .then([received({})])
    given(stockDecider, [announced, received({})])
      .when({ ...announce(600, 'Molex'), ...of })
      .thenNothing()
  })
})
