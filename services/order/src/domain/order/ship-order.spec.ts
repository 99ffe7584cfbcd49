import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import {
  at,
  completed,
  customQuantity,
  firstParcel,
  inTesting,
  lastParcel,
  paid,
  placedWithCustomLine,
  reserved,
  shipped,
  stocking,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const command = {
  type: 'ship-order',
  carrier: 'Northway Express',
  trackingNumber: 'NW48201173906',
  madeToOrderReady: false,
  now: at('12:00:00'),
} as const

describe('ship-order', () => {
  it('hands the parcel to the carrier', () => given(orderDecider, inTesting).when(command).then([shipped]))
  it('separates stock from made-to-order lines', () =>
    given(orderDecider, [placedWithCustomLine, reserved, ...inTesting.slice(2)])
      .when({ ...command, madeToOrderReady: true })
      .then([{ type: 'order-shipped', data: { ...shipped.data, madeToOrder: [customQuantity] } }]))
  it('refuses a line without stock until its pieces are complete, and names it', () => {
    given(orderDecider, [placedWithCustomLine, reserved, ...inTesting.slice(2)])
      .when(command)
      .thenRejected('line-not-in-stock', { data: { lines: [customQuantity] } })
  })
  it('ships all that earlier parcels left open', () =>
    given(orderDecider, [...inTesting, firstParcel])
      .when({ ...command, trackingNumber: 'NW48201173914', now: at('12:30:00') })
      .then([lastParcel]))
  it('refuses before testing', () =>
    given(orderDecider, [...paid, stocking])
      .when(command)
      .thenRejected('transition-not-allowed'))
  it('refuses another parcel', () =>
    given(orderDecider, [...inTesting, shipped])
      .when({ ...command, trackingNumber: 'NW1' })
      .thenRejected('transition-not-allowed'))
  it('refuses after completion', () =>
    given(orderDecider, [...inTesting, shipped, completed])
      .when(command)
      .thenRejected('transition-not-allowed'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing for the same parcel again', () =>
    given(orderDecider, [...inTesting, shipped])
      .when(command)
      .thenNothing())
})
