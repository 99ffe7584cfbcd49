import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import {
  at,
  completed,
  customQuantity,
  firstParcel,
  header,
  headerQuantity,
  inTesting,
  lastParcel,
  paid,
  placedWithCustomLine,
  reserved,
  shipped,
  stocking,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { maxParcels } from './parcels.ts'

const command = {
  type: 'ship-parcel',
  carrier: 'Northway Express',
  trackingNumber: 'NW48201173906',
  lines: [{ productId: header.productId, quantity: 100 }],
  madeToOrderReady: false,
  now: at('12:00:00'),
} as const
const rest = {
  ...command,
  trackingNumber: 'NW48201173914',
  lines: [{ productId: header.productId, quantity: 150 }],
  now: at('12:30:00'),
}
const withCustomLine = [placedWithCustomLine, reserved, ...inTesting.slice(2)]

describe('ship-parcel', () => {
  it('hands over a part', () => given(orderDecider, inTesting).when(command).then([firstParcel]))
  it('ships the order with the last piece', () =>
    given(orderDecider, [...inTesting, firstParcel])
      .when(rest)
      .then([lastParcel]))
  it('ships an order in one parcel like one of earlier releases', () =>
    given(orderDecider, inTesting)
      .when({ ...command, lines: [headerQuantity] })
      .then([shipped]))
  it('records weight and size', () => {
    const stated = { weightGrams: 640, sizeMm: { lengthMm: 300, widthMm: 200, heightMm: 120 } }
    given(orderDecider, inTesting)
      .when({ ...command, ...stated })
      .then([{ ...firstParcel, data: { ...firstParcel.data, ...stated } }])
  })
  it('adds up a product that is listed twice', () =>
    given(orderDecider, inTesting)
      .when({ ...command, lines: [60, 40].map((quantity) => ({ productId: header.productId, quantity })) })
      .then([firstParcel]))
  it('refuses more than is open, and returns what is', () => {
    given(orderDecider, [...inTesting, firstParcel])
      .when({ ...rest, lines: [{ productId: header.productId, quantity: 151 }] })
      .thenRejected('parcel-quantity-not-open', { data: { lines: [{ productId: header.productId, quantity: 150 }] } })
    given(orderDecider, inTesting)
      .when({ ...command, lines: [customQuantity] })
      .thenRejected('parcel-quantity-not-open', { data: { lines: [{ ...customQuantity, quantity: 0 }] } })
  })
  it('refuses a parcel with nothing in it', () =>
    given(orderDecider, inTesting)
      .when({ ...command, lines: [] })
      .thenRejected('parcel-quantity-not-open', { data: { lines: [] } }))
  it('refuses pieces without stock until they are complete; other lines need not wait', () => {
    given(orderDecider, withCustomLine)
      .when({ ...command, lines: [customQuantity] })
      .thenRejected('line-not-in-stock', { data: { lines: [customQuantity] } })
    given(orderDecider, withCustomLine)
      .when({ ...command, lines: [headerQuantity] })
      .then([{ ...firstParcel, data: { ...firstParcel.data, lines: [headerQuantity] } }])
  })
  it('refuses the number of another parcel', () =>
    given(orderDecider, [...inTesting, firstParcel])
      .when({ ...rest, trackingNumber: command.trackingNumber })
      .thenRejected('tracking-number-used', { errors: { trackingNumber: 'tracking-number-used' } }))
  it('refuses a parcel beyond the limit', () => {
    const parcels = Array.from({ length: maxParcels }, (_, n) => ({
      ...firstParcel,
      data: {
        ...firstParcel.data,
        parcelNo: n + 1,
        trackingNumber: `NW${n}`,
        lines: [{ productId: header.productId, quantity: 1 }],
      },
    }))
    given(orderDecider, [...inTesting, ...parcels])
      .when(rest)
      .thenRejected('parcel-limit-reached')
  })
  it('refuses before testing and after the last parcel', () => {
    given(orderDecider, [...paid, stocking])
      .when(command)
      .thenRejected('transition-not-allowed')
    for (const events of [[shipped], [firstParcel, lastParcel], [shipped, completed]])
      given(orderDecider, [...inTesting, ...events])
        .when({ ...command, trackingNumber: 'NW1' })
        .thenRejected('transition-not-allowed')
  })
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing for the same parcel again, whatever followed', () => {
    for (const events of [[firstParcel], [firstParcel, lastParcel], [firstParcel, lastParcel, completed]])
      given(orderDecider, [...inTesting, ...events])
        .when(command)
        .thenNothing()
  })
  it('leaves nothing to cancel after the first parcel', () => {
    for (const by of ['buyer', 'staff'] as const)
      given(orderDecider, [...inTesting, firstParcel])
        .when({ type: 'cancel-order', by, now: at('12:10:00') })
        .thenRejected(by === 'buyer' ? 'contact-account-manager' : 'transition-not-allowed')
  })
})
