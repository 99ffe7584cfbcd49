import { describe, it } from 'vitest'
import {
  earlyRelease,
  lookedUp,
  orderNo,
  otherOrderNo,
  productId,
  received,
  released,
  reserved,
  sold,
  soldInParcel,
} from './stock.fixtures.ts'

const reserve = (quantity: number) => ({ type: 'reserve-stock', productId, orderNo, quantity }) as const

describe('reserve-stock', () => {
  it('reserves pieces down to the last', () => {
    lookedUp([received(10)])
      .when(reserve(10))
      .then([reserved(10)])
  })

  it('refuses one piece more than is free', () => {
    lookedUp([received(10)])
      .when(reserve(11))
      .thenRejected('out-of-stock', { data: { available: 10 } })
  })

  it('does not count what another order has reserved', () => {
    lookedUp([received(10), reserved(6)])
      .when({ type: 'reserve-stock', productId, orderNo: otherOrderNo, quantity: 5 })
      .thenRejected('out-of-stock', { data: { available: 4 } })
  })

  it('does nothing on repetition, even when the pieces are sold', () => {
    lookedUp([received(10), reserved(10)])
      .when(reserve(10))
      .thenNothing()
    lookedUp([received(10), reserved(10), sold(10)])
      .when(reserve(10))
      .thenNothing()
    const inParcels = [received(10), reserved(10), soldInParcel(1, 4)]
    lookedUp(inParcels).when(reserve(10)).thenNothing()
    lookedUp([
      ...inParcels,
      { type: 'stock-sold-to-order', data: { productId, orderNo, quantity: 6, inAllParcels: 10 } },
    ])
      .when(reserve(10))
      .thenNothing()
  })

  it('refuses another quantity for the same order', () => {
    lookedUp([received(10), reserved(4)])
      .when(reserve(5))
      .thenRejected('idempotency-key-reused')
  })

  it('is refused once the order was released, before or after its reserve', () => {
    lookedUp([received(10), earlyRelease])
      .when(reserve(1))
      .thenRejected('out-of-stock')
    lookedUp([received(10), reserved(1), released(1)])
      .when(reserve(1))
      .thenRejected('out-of-stock')
  })

  it('refuses what is no number of pieces', () => {
    for (const quantity of [0, -1, 0.5]) {
      lookedUp([received(10)])
        .when(reserve(quantity))
        .thenRejected('quantity-not-allowed')
    }
  })
})
