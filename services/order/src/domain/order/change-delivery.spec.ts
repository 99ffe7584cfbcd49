import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { vaultReference } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { DeliveryChanged } from '@pinline/events/order/delivery-changed'
import { deliveryDates } from '@pinline/events/order/delivery-dates'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import { refundKey } from '@pinline/events/order/payment-ids'
import { shippingMethods } from '@pinline/events/order/shipping-method'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedToBuyer, allowedToStaff, maxDeliveryChanges } from './allowed-commands.ts'
import {
  arrivesBy,
  type ChangeDelivery,
  deliveryDifference,
  dueDifference,
  presentDelivery,
  weightToSend,
} from './change-delivery.ts'
import {
  at,
  customLine,
  firstCapture,
  firstKey,
  firstParcel,
  header,
  inTesting,
  paid,
  payable,
  placed,
  reserved,
  stocking,
  usd,
} from './order.fixtures.ts'
import { capturedBalance, type Order } from './order.ts'
import { orderDecider } from './order-decider.ts'
import { partialRefundIdOf } from './refund.ts'

const now = at('10:30:00')
const other = vaultReference.parse('address-a-0123456789@4')
const { addressRef, shippingMethod } = placed.data

const change = (more: Partial<ChangeDelivery> = {}): ChangeDelivery => ({
  type: 'change-delivery',
  by: 'buyer',
  basedOn: { addressRef, shippingMethod, weightGrams: placed.data.weightGrams },
  refundKey: firstKey,
  addressRef: other,
  shippingMethod: 'standard',
  freight: null,
  taxedAlike: true,
  difference: 0,
  waived: false,
  now,
  ...more,
})
const changed = (more: Partial<DeliveryChanged['data']> = {}): DeliveryChanged => ({
  type: 'delivery-changed',
  data: { by: 'buyer', addressRef: other, shippingMethod: 'standard', changedAt: now, ...more },
})
const refunded = (minor: number): OrderEvent => ({
  type: 'partial-refund-requested',
  data: {
    refundId: partialRefundIdOf(firstCapture, firstKey),
    captureId: firstCapture,
    amount: usd(minor),
    orderAmount: usd(minor),
    reason: 'freight',
    requestedAt: now,
  },
})
/** What is paid for the fixture's freight, 24.60, costs this much more. */
const costs = (freight: number, more: Partial<ChangeDelivery> = {}) =>
  change({ shippingMethod: 'express', freight: usd(freight), difference: freight - 2460, ...more })
const express = { shippingMethod: 'express' } as const

describe('a change of delivery', () => {
  it('goes to another address for what was paid, also before the payment', () => {
    for (const life of [[placed], payable, paid]) given(orderDecider, life).when(change()).then([changed()])
  })

  it('refunds exactly what it costs less, in the same commit', () => {
    given(orderDecider, paid)
      .when(costs(1960, { shippingMethod: 'economy' }))
      .then([changed({ shippingMethod: 'economy' }), refunded(500)])
  })

  it('refunds at most what is left of the payment', () => {
    const most: OrderEvent = {
      ...refunded(12_358),
      data: { ...refunded(12_358).data, reason: 'goodwill' },
    } as OrderEvent
    const key = { refundKey: 'key-2222' as ChangeDelivery['refundKey'] }
    given(orderDecider, [...paid, most])
      .when(costs(1960, { shippingMethod: 'economy', ...key, difference: -200 }))
      .then([
        changed({ shippingMethod: 'economy' }),
        {
          ...refunded(200),
          data: { ...refunded(200).data, refundId: partialRefundIdOf(firstCapture, key.refundKey) },
        } as OrderEvent,
      ])
  })

  it('is refused where more was shown than is left of the payment, and shows what is left', () => {
    const goodwill = (minor: number): OrderEvent =>
      ({ ...refunded(minor), data: { ...refunded(minor).data, reason: 'goodwill' } }) as OrderEvent
    for (const [used, left] of [
      [12_358, -200],
      [12_558, 0],
    ] as const) {
      const order = fold(orderDecider, [...paid, goodwill(used)])
      if (order.status === 'new') throw new Error('not placed')
      expect(dueDifference(order, usd(1960))).toEqual(usd(left))
      given(orderDecider, [...paid, goodwill(used)])
        .when(costs(1960, { shippingMethod: 'economy', refundKey: refundKey.parse('key-2222') }))
        .thenRejected('price-changed')
    }
  })

  it('that costs more is refused with the difference, and waived by staff only', () => {
    given(orderDecider, paid)
      .when(costs(4300))
      .thenRejected('delivery-costs-more', { data: { difference: usd(1840) } })
    given(orderDecider, [...paid, stocking])
      .when(costs(4300, { by: 'staff', waived: true }))
      .then([changed({ by: 'staff', ...express, waived: usd(1840) })])
  })

  it('does not lower the total of an unpaid order', () =>
    given(orderDecider, payable).when(costs(1960)).thenRejected('delivery-total-fixed'))

  it('is refused where the address is taxed differently', () =>
    given(orderDecider, paid)
      .when(change({ taxedAlike: false }))
      .thenRejected('delivery-tax-differs'))

  it('is refused where another difference was shown, or the delivery was changed meanwhile', () => {
    given(orderDecider, paid)
      .when(costs(1960, { difference: -501 }))
      .thenRejected('price-changed')
    given(orderDecider, [...paid, changed()])
      .when(change({ shippingMethod: 'express' }))
      .thenRejected('price-changed')
  })

  it('leads a buyer to the account manager once the order is prepared, and ends with the first parcel', () => {
    given(orderDecider, [...paid, stocking])
      .when(change())
      .thenRejected('contact-account-manager')
    given(orderDecider, inTesting)
      .when(change({ by: 'staff' }))
      .then([changed({ by: 'staff' })])
    for (const by of ['buyer', 'staff'] as const)
      given(orderDecider, [...inTesting, firstParcel])
        .when(change({ by }))
        .thenRejected('delivery-not-changeable')
  })

  it('is refused where it was changed too often; staff may do so a little longer', () => {
    const toAndFro = (times: number): OrderEvent[] =>
      Array.from({ length: times }, (_, place) => changed(place % 2 === 0 ? {} : { addressRef }))
    const { buyer, staff } = maxDeliveryChanges
    const back = (by: 'buyer' | 'staff') =>
      change({ by, addressRef, basedOn: { ...change().basedOn, addressRef: other } })
    given(orderDecider, [...payable, ...toAndFro(buyer - 1)])
      .when(back('buyer'))
      .then([changed({ addressRef })])
    given(orderDecider, [...payable, ...toAndFro(buyer)])
      .when(change())
      .thenRejected('delivery-not-changeable')
    given(orderDecider, [...payable, ...toAndFro(buyer)])
      .when(change({ by: 'staff' }))
      .then([changed({ by: 'staff' })])
    given(orderDecider, [...payable, ...toAndFro(staff - 1)])
      .when(back('staff'))
      .then([changed({ by: 'staff', addressRef })])
    given(orderDecider, [...payable, ...toAndFro(staff)])
      .when(change({ by: 'staff' }))
      .thenRejected('delivery-not-changeable')
  })

  it('is offered as long as it is allowed', () => {
    const offered = (deliveryChanges: number) => {
      const order = fold(orderDecider, payable)
      if (order.status !== 'pending') throw new Error('not placed')
      const counted = { ...order, deliveryChanges }
      return [...allowedToBuyer(counted), ...allowedToStaff(counted, usd(0))].filter((one) => one.startsWith('change-'))
    }
    const { buyer, staff } = maxDeliveryChanges
    expect(offered(buyer - 1)).toEqual(['change-delivery', 'change-delivery-by-staff'])
    expect(offered(buyer)).toEqual(['change-delivery-by-staff'])
    expect(offered(staff - 1)).toEqual(['change-delivery-by-staff'])
    expect(offered(staff)).toEqual([])
  })

  it('does nothing if repeated', () =>
    given(orderDecider, [...paid, changed()])
      .when(change())
      .thenNothing())

  it('is reckoned from the weight that is left, and anew where lines were cancelled in between', () => {
    const pieces = { productId: header.productId, quantity: 100 }
    const cancelled: OrderEvent = {
      type: 'lines-cancelled',
      data: { cancellationKey: firstKey, lines: [{ ...pieces, remaining: 150, custom: false }], cancelledAt: now },
    }
    const order = fold(orderDecider, [...paid, cancelled])
    if (order.status === 'new') throw new Error('not placed')
    expect(weightToSend(order)).toBe(300)
    given(orderDecider, [...paid, cancelled])
      .when(costs(1960))
      .thenRejected('price-changed')
    given(orderDecider, [...paid, cancelled])
      .when(costs(1960, { basedOn: presentDelivery(order) }))
      .then([changed(express), refunded(500)])
  })

  it('pays back nothing twice', () => {
    const cheaper = [...paid, changed({ shippingMethod: 'economy' }), refunded(500)]
    const basedOn = { ...change().basedOn, addressRef: other, shippingMethod: 'economy' } as const
    given(orderDecider, cheaper)
      .when(costs(1960, { basedOn, difference: 0 }))
      .then([changed(express)])
    given(orderDecider, cheaper)
      .when(costs(2460, { basedOn, shippingMethod: 'standard', difference: 500 }))
      .thenRejected('delivery-costs-more', { data: { difference: usd(500) } })
  })
})

describe('several changes of delivery', () => {
  const freights = { economy: 1960, standard: 2460, express: 4300 } as const
  const addresses = [addressRef, other] as const
  const selection = fc.record({
    addressRef: fc.constantFrom(...addresses),
    shippingMethod: fc.constantFrom(...shippingMethods),
    waived: fc.boolean(),
  })
  it('refund in all what the cheapest of them cost less than was paid', () =>
    fc.assert(
      fc.property(fc.array(selection, { maxLength: 8 }), (selections) => {
        let order = fold(orderDecider, paid)
        let cheapest: number = placed.data.freight.minor
        for (const [place, chosen] of selections.entries()) {
          if (order.status === 'new') throw new Error('not placed')
          const freight = usd(freights[chosen.shippingMethod])
          const decision = orderDecider.decide(order, {
            ...change({ by: 'staff', ...chosen, freight }),
            basedOn: presentDelivery(order),
            refundKey: refundKey.parse(`key-${place}`),
            difference: deliveryDifference(order, freight).minor,
          })
          if (isRejection(decision)) {
            expect(decision.code).toBe('delivery-costs-more')
            continue
          }
          if (decision.length > 0) cheapest = Math.min(cheapest, freight.minor)
          order = decision.reduce<Order>(orderDecider.evolve, order)
        }
        if (order.status === 'new') throw new Error('not placed')
        const refunded = order.refunds.reduce((sum, { amount }) => sum + amount.minor, 0)
        expect(refunded).toBe(placed.data.freight.minor - cheapest)
        expect(capturedBalance(order)).toBe(placed.data.total.minor)
      }),
    ))
})

describe('the difference of a freight', () => {
  const tax = { treatment: 'domestic', country: 'DE', basisPoints: 1900, amount: usd(0) } as const
  const paidFor = (freight: Money) => ({ currency: 'USD' as const, freight, tax, refunds: [] })
  it('has its tax', () => expect(deliveryDifference(paidFor(usd(1000)), usd(2000))).toEqual(usd(1190)))
  it('is none where the price holds', () => expect(deliveryDifference(paidFor(usd(1000)), null)).toEqual(usd(0)))
})

describe('the days at the door', () => {
  const lines = [
    { quantity: 250, custom: false, available: 250, leadTimeDays: 3, deliveries: [] },
    { quantity: 4, custom: true, available: 0, leadTimeDays: 21, deliveries: [] },
  ]
  const dates = deliveryDates(lines, '2026-11-21')
  const order = {
    lines: [header, customLine].map((line, index) => ({ ...line, ships: dates.lines[index] ?? dates.ships })),
    cancelledLines: [],
    parcels: [],
  }
  it.each(shippingMethods)('are those of an order that is placed with %s', (method) =>
    expect(arrivesBy(order, method)).toEqual(dates.arrives[method]),
  )
  it('follow what is still to be sent', () => {
    const [alone] = [deliveryDates(lines.slice(0, 1), '2026-11-21')]
    const cancelledLines = [{ productId: customLine.productId, quantity: 4 }]
    expect(arrivesBy({ ...order, cancelledLines }, 'express')).toEqual(alone?.arrives.express)
  })
  it('are kept with the change', () => {
    const dated: OrderPlaced = { ...placed, data: { ...placed.data, lines: [order.lines[0] ?? header] } }
    const ships = order.lines[0]?.ships
    expect(ships).toBeDefined()
    given(orderDecider, [dated, reserved])
      .when(change())
      .then([changed({ arrives: deliveryDates(lines.slice(0, 1), '2026-11-21').arrives.standard })])
  })
  it('are unknown for early orders', () => expect(arrivesBy({ ...order, lines: [header] }, 'express')).toBeUndefined())
})
