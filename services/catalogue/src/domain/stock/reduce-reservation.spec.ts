import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { describe, it } from 'vitest'
import { lookedUp, orderNo, productId, received, released, reserved, sold, soldInParcel } from './stock.fixtures.ts'

const reduceTo = (remaining: number) => ({ type: 'reduce-reservation', productId, orderNo, remaining }) as const
const reduced = (quantity: number): StockEvent => ({
  type: 'reservation-reduced',
  data: { productId, orderNo, quantity },
})

describe('reduce-reservation', () => {
  it('frees what the order no longer wants', () => {
    lookedUp([received(10), reserved(4)])
      .when(reduceTo(3))
      .then([reduced(1)])
  })

  it('ends the reservation where the order wants nothing more', () => {
    lookedUp([received(10), reserved(4)])
      .when(reduceTo(0))
      .then([released(4)])
  })

  it('counts pieces in parcels among those that remain, if a parcel was faster', () => {
    lookedUp([received(10), reserved(4), soldInParcel(1, 2)])
      .when(reduceTo(3))
      .then([reduced(1)])
    lookedUp([received(10), reserved(4), soldInParcel(1, 3)])
      .when(reduceTo(3))
      .then([released(1)])
  })

  it('does nothing on repetition, nor for an order that is over', () => {
    lookedUp([received(10), reserved(4), reduced(1)])
      .when(reduceTo(3))
      .thenNothing()
    lookedUp([received(10), reserved(4), released(4)])
      .when(reduceTo(3))
      .thenNothing()
    lookedUp([received(10), reserved(4), sold(4)])
      .when(reduceTo(3))
      .thenNothing()
    lookedUp([received(10)])
      .when(reduceTo(3))
      .thenNothing()
  })
})
