import { describe, it } from 'vitest'
import {
  earlyRelease,
  lookedUp,
  orderNo,
  productId,
  received,
  released,
  reserved,
  sold,
  soldInParcel,
} from './stock.fixtures.ts'

const sell = (quantity: number, parcelNo = 1) =>
  ({ type: 'sell-stock', productId, orderNo, parcelNo, quantity }) as const
const last = (quantity: number, inAllParcels: number) =>
  ({ type: 'stock-sold-to-order', data: { productId, orderNo, quantity, inAllParcels } }) as const

describe('sell-stock', () => {
  it('sells what the order has reserved', () => {
    lookedUp([received(10), reserved(4)])
      .when(sell(4))
      .then([sold(4)])
  })

  it('sells what a parcel has, and with the last one the rest', () => {
    lookedUp([received(10), reserved(4)])
      .when(sell(3))
      .then([soldInParcel(1, 3)])
    lookedUp([received(10), reserved(4), soldInParcel(1, 3)])
      .when(sell(1, 2))
      .then([last(1, 4)])
  })

  it('refuses an order without a reservation', () => {
    lookedUp([received(10)])
      .when(sell(4))
      .thenRejected('transition-not-allowed')
    lookedUp([received(10), earlyRelease])
      .when(sell(4))
      .thenRejected('transition-not-allowed')
    lookedUp([received(10), reserved(4), released(4)])
      .when(sell(4))
      .thenRejected('transition-not-allowed')
  })

  it('refuses more than is reserved', () => {
    lookedUp([received(10), reserved(4)])
      .when(sell(5))
      .thenRejected('transition-not-allowed')
    lookedUp([received(10), reserved(4), soldInParcel(1, 3)])
      .when(sell(2, 2))
      .thenRejected('transition-not-allowed')
  })

  it('does nothing on repetition', () => {
    lookedUp([received(10), reserved(4), sold(4)])
      .when(sell(4))
      .thenNothing()
    lookedUp([received(10), reserved(4), soldInParcel(1, 1)])
      .when(sell(1))
      .thenNothing()
    lookedUp([received(10), reserved(4), soldInParcel(1, 1), last(3, 4)])
      .when(sell(1))
      .thenNothing()
  })
})
