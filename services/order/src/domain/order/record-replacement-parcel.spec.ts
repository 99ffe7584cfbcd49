import { given } from '@pinline/chassis/domain/given'
import { afterSaleNo } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { deliveredQuantities } from './delivered-quantities.ts'
import * as sample from './order.fixtures.ts'
import { evolve, newOrder, type PlacedOrder } from './order.ts'
import { orderDecider } from './order-decider.ts'
import { openLines } from './parcels.ts'

const { at, completed, firstParcel, inTesting, lastParcel, shipped } = sample
const requestNo = afterSaleNo.parse(`${sample.placing.orderNo}-1`)
const parcel = { carrier: 'Northway Express', trackingNumber: 'NW9', lines: [sample.headerQuantity], madeToOrder: [] }
const record = {
  type: 'record-replacement-parcel',
  ...{ ...parcel, afterSaleNo: requestNo, weightGrams: 120, now: at('15:00:00') },
} as const
const sent = (parcelNo: number) =>
  ({
    type: 'replacement-shipped',
    data: { ...parcel, afterSaleNo: requestNo, weightGrams: 120, parcelNo, handedOverAt: at('15:00:00') },
  }) as const

const after = (...events: Parameters<typeof evolve>[1][]): PlacedOrder => {
  const order = events.reduce(evolve, newOrder)
  if (order.status === 'new') throw new Error('not placed')
  return order
}

describe('record-replacement-parcel', () => {
  it('adds a parcel to an order in whatever status, with the next number', () => {
    given(orderDecider, [...inTesting, shipped, completed])
      .when(record)
      .then([sent(2)])
    given(orderDecider, [...inTesting, firstParcel])
      .when(record)
      .then([sent(2)])
  })
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(record).thenRejected('order-not-found'))
  it('does nothing for the same request again', () =>
    given(orderDecider, [...inTesting, shipped, sent(2)])
      .when({ ...record, trackingNumber: 'NW10' })
      .thenNothing())
})

describe('an order with a replacement', () => {
  it('has the same open lines, and delivered no more', () => {
    const [without, withOne] = [after(...inTesting, firstParcel), after(...inTesting, firstParcel, sent(2))]
    expect(openLines(withOne)).toEqual(openLines(without))
    const [one, other] = [after(...inTesting, shipped, completed), after(...inTesting, shipped, completed, sent(2))]
    expect(deliveredQuantities(other)).toEqual(deliveredQuantities(one))
  })
  it('is completed without it, and its receipt is recorded by itself', () => {
    const inTwo = [...inTesting, firstParcel, sent(2), { ...lastParcel, data: { ...lastParcel.data, parcelNo: 3 } }]
    const receive = (parcelNo: number) => ({ type: 'confirm-parcel-receipt', parcelNo, now: at('16:00:00') }) as const
    const received = (parcelNo: number) =>
      ({ type: 'parcel-received', data: { parcelNo, receivedAt: at('16:00:00') } }) as const
    given(orderDecider, inTwo)
      .when(receive(2))
      .then([received(2)])
    given(orderDecider, [...inTwo, received(1)])
      .when(receive(3))
      .then([received(3), { type: 'order-completed', data: { by: 'buyer', completedAt: at('16:00:00') } }])
    given(orderDecider, [...inTesting, shipped, completed, sent(2)])
      .when(receive(2))
      .then([received(2)])
    given(orderDecider, [...inTesting, shipped, completed, sent(2), received(2)])
      .when(receive(2))
      .thenNothing()
  })
})
