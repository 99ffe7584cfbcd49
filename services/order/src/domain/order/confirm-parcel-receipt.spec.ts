import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, completed, firstParcel, firstParcelReceived, inTesting, lastParcel, shipped } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const receive = (parcelNo: number, time = '12:50:00') =>
  ({ type: 'confirm-parcel-receipt', parcelNo, now: at(time) }) as const
const inTwo = [...inTesting, firstParcel, lastParcel]

describe('confirm-parcel-receipt', () => {
  it('confirms one parcel, also while another is still to be shipped', () => {
    given(orderDecider, [...inTesting, firstParcel])
      .when(receive(1))
      .then([firstParcelReceived])
    given(orderDecider, inTwo).when(receive(1)).then([firstParcelReceived])
  })
  it('completes the order with the last parcel', () => {
    given(orderDecider, [...inTwo, firstParcelReceived])
      .when(receive(2, '13:00:00'))
      .then([{ type: 'parcel-received', data: { parcelNo: 2, receivedAt: at('13:00:00') } }, completed])
    given(orderDecider, [...inTesting, shipped])
      .when(receive(1, '13:00:00'))
      .then([{ type: 'parcel-received', data: { parcelNo: 1, receivedAt: at('13:00:00') } }, completed])
  })
  it('refuses a parcel that was not shipped', () =>
    given(orderDecider, [...inTesting, firstParcel])
      .when(receive(2))
      .thenRejected('parcel-not-found'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(receive(1)).thenRejected('order-not-found'))
  it('does nothing on repetition, and once the order is completed', () => {
    given(orderDecider, [...inTwo, firstParcelReceived])
      .when(receive(1))
      .thenNothing()
    given(orderDecider, [...inTwo, completed])
      .when(receive(1))
      .thenNothing()
  })
})
