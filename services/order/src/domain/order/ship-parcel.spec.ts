import { given } from '@pinline/chassis/domain/given'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { refundKey } from '@pinline/events/order/payment-ids'
import { describe, it } from 'vitest'
import {
  at,
  completed,
  customLine,
  customQuantity,
  firstCapture,
  firstKey,
  firstParcel,
  header,
  headerQuantity,
  inTesting,
  lastParcel,
  paid,
  placedAsReady,
  placedWithCustomLine,
  reserved,
  shipped,
  stocking,
  usd,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { maxParcels } from './parcels.ts'
import { partialRefundIdOf } from './refund.ts'

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
  it('keeps the last parcel of the limit for all that is open', () => {
    const parcels = Array.from({ length: maxParcels - 1 }, (_, n) => ({
      ...firstParcel,
      data: {
        ...firstParcel.data,
        parcelNo: n + 1,
        trackingNumber: `NW${n}`,
        lines: [{ productId: header.productId, quantity: 1 }],
      },
    }))
    const with49 = [...inTesting, ...parcels]
    const open = headerQuantity.quantity - parcels.length
    const parcelOf = (quantity: number) => ({ ...rest, lines: [{ productId: header.productId, quantity }] })
    given(orderDecider, with49.slice(0, -1))
      .when(parcelOf(1))
      .then([
        {
          ...firstParcel,
          data: {
            ...firstParcel.data,
            trackingNumber: rest.trackingNumber,
            lines: parcelOf(1).lines,
            parcelNo: maxParcels - 1,
            handedOverAt: rest.now,
          },
        },
      ])
    given(orderDecider, with49)
      .when(parcelOf(open - 1))
      .thenRejected('parcel-limit-reached')
    given(orderDecider, with49)
      .when(parcelOf(open))
      .then([{ ...lastParcel, data: { ...lastParcel.data, parcelNo: maxParcels, lines: parcelOf(open).lines } }])
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

describe('the last parcel of an order that is sent as ready', () => {
  const now = at('12:00:00')
  const inTestingAsReady: OrderEvent[] = [
    placedAsReady,
    reserved,
    ...paid
      .slice(2)
      .map(
        (event): OrderEvent =>
          event.type === 'payment-captured' ? { ...event, data: { ...event.data, amount: usd(19_893) } } : event,
      ),
    stocking,
    { type: 'testing-started', data: { startedAt: at('11:00:00') } },
  ]
  const shipAll = {
    type: 'ship-order',
    carrier: 'Northway Express',
    trackingNumber: 'NW48201173906',
    madeToOrderReady: true,
    now,
  } as const
  const leftWith = (
    lines: readonly (typeof headerQuantity)[],
    made: readonly (typeof customQuantity)[],
  ): OrderEvent => ({
    ...shipped,
    data: { ...shipped.data, lines: [...lines], madeToOrder: [...made] },
  })
  const refunded = (minor: number): OrderEvent => ({
    type: 'partial-refund-requested',
    data: {
      refundId: partialRefundIdOf(firstCapture, refundKey.parse('unused-freight')),
      captureId: firstCapture,
      amount: usd(minor),
      orderAmount: usd(minor),
      reason: 'freight',
      requestedAt: now,
    },
  })
  const cancelled = (lines: readonly (typeof headerQuantity)[], custom: boolean): OrderEvent => ({
    type: 'lines-cancelled',
    data: {
      cancellationKey: firstKey,
      lines: lines.map((line) => ({ ...line, remaining: 0, custom })),
      cancelledAt: at('10:30:00'),
    },
  })
  const paidBack = (minor: number, reason: 'freight' | 'goodwill' = 'freight'): OrderEvent => {
    const event = refunded(minor)
    if (event.type !== 'partial-refund-requested') throw new Error('no refund')
    return { ...event, data: { ...event.data, reason, refundId: partialRefundIdOf(firstCapture, firstKey) } }
  }

  it('gives back what two parcels cost more, where one was enough', () =>
    given(orderDecider, inTestingAsReady)
      .when(shipAll)
      .then([leftWith([headerQuantity], [customQuantity]), refunded(600)]))
  it('gives nothing back where two were sent, in whatever way they were packed', () => {
    const [few, others] = [100, 150].map((quantity) => ({ productId: header.productId, quantity }))
    if (few === undefined || others === undefined) throw new Error('two quantities')
    const first: OrderEvent = { ...firstParcel, data: { ...firstParcel.data, lines: [few], trackingNumber: 'NW1' } }
    const left = leftWith([others], [customQuantity])
    if (left.type !== 'order-shipped') throw new Error('not shipped')
    given(orderDecider, [...inTestingAsReady, first])
      .when(shipAll)
      .then([{ ...left, data: { ...left.data, parcelNo: 2 } }])
  })
  it('gives back the freight of the shipment whose lines were all cancelled', () => {
    given(orderDecider, [...inTestingAsReady, cancelled([customQuantity], true)])
      .when(shipAll)
      .then([leftWith([headerQuantity], []), refunded(1260)])
    given(orderDecider, [...inTestingAsReady, cancelled([headerQuantity], false)])
      .when(shipAll)
      .then([leftWith([], [customQuantity]), refunded(1800)])
  })
  it('gives nothing back twice: what staff refunded as freight counts', () => {
    given(orderDecider, [...inTestingAsReady, paidBack(400)])
      .when(shipAll)
      .then([leftWith([headerQuantity], [customQuantity]), refunded(200)])
    given(orderDecider, [...inTestingAsReady, paidBack(600)])
      .when(shipAll)
      .then([leftWith([headerQuantity], [customQuantity])])
  })
  it('follows the freight of a changed delivery', () => {
    const changed: OrderEvent = {
      type: 'delivery-changed',
      data: {
        by: 'staff',
        addressRef: placedAsReady.data.addressRef,
        shippingMethod: 'economy',
        shipmentPlan: {
          shipments: [
            { productIds: [header.productId], freight: usd(1000) },
            { productIds: [customLine.productId], freight: usd(900) },
          ],
          togetherFreight: usd(1500),
        },
        changedAt: at('10:30:00'),
      },
    }
    given(orderDecider, [...inTestingAsReady, changed, paidBack(1160)])
      .when(shipAll)
      .then([leftWith([headerQuantity], [customQuantity]), refunded(400)])
  })
  it('leaves all the same where nothing is left to give back', () =>
    given(orderDecider, [...inTestingAsReady, paidBack(19_893, 'goodwill')])
      .when(shipAll)
      .then([leftWith([headerQuantity], [customQuantity])]))
})
