import { describe, it } from 'vitest'
import { lookedUp, madeToOrder, orderNo, otherOrderNo, productId, received, reserved } from './stock.fixtures.ts'

const count = { type: 'count-made-to-order', productId, orderNo: otherOrderNo, parcelNo: 1, quantity: 40 } as const

describe('count-made-to-order', () => {
  it('counts what was made for an order as sold', () => {
    lookedUp([])
      .when(count)
      .then([madeToOrder(40)])
  })
  it('does nothing on repetition, and leaves nothing to release', () => {
    lookedUp([madeToOrder(40)])
      .when(count)
      .thenNothing()
    lookedUp([madeToOrder(40)])
      .when({ type: 'release-stock', productId, orderNo: otherOrderNo })
      .thenNothing()
  })
  it('counts each parcel of an order once', () => {
    const second = { ...count, parcelNo: 2, quantity: 5 }
    const inSecond = {
      type: 'made-to-order-sold',
      data: { productId, orderNo: otherOrderNo, quantity: 5, parcelNo: 2 },
    } as const
    lookedUp([madeToOrder(40)])
      .when(second)
      .then([inSecond])
    lookedUp([madeToOrder(40), inSecond])
      .when(second)
      .thenNothing()
    lookedUp([madeToOrder(40), inSecond])
      .when(count)
      .thenNothing()
  })
  it('does not affect other orders', () => {
    lookedUp([madeToOrder(40)])
      .when({ ...count, orderNo })
      .then([{ type: 'made-to-order-sold', data: { productId, orderNo, quantity: 40 } }])
  })
  it('refuses pieces that the order has reserved, and refuses to reserve what was made', () => {
    lookedUp([received(100), reserved(40)])
      .when({ ...count, orderNo })
      .thenRejected('transition-not-allowed')
    lookedUp([received(100), madeToOrder(40)])
      .when({ type: 'reserve-stock', productId, orderNo: otherOrderNo, quantity: 40 })
      .thenRejected('transition-not-allowed')
  })
})
