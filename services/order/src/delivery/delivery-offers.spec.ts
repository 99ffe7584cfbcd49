import { fold } from '@pinline/chassis/domain/decider'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, expect, it } from 'vitest'
import type { Freight } from '../domain/freight/freight.ts'
import { weightToSend } from '../domain/order/change-delivery.ts'
import {
  customLine,
  customQuantity,
  firstKey,
  header,
  placedAsReady,
  placedWithCustomLine,
  shipmentPlan,
  usd,
} from '../domain/order/order.fixtures.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { deliveryOffers } from './delivery-offers.ts'

/** Up to 100 g, 510 g and 5 kg; express carries 510 g at most. */
const steps = (cents: readonly number[]) =>
  [100, 510, 5000].flatMap((upToGrams, place) => {
    const usCents = cents[place]
    return usCents === undefined ? [] : [{ upToGrams, usCents }]
  })
const table: Freight = {
  tariffs: [
    { zone: 'europe', method: 'economy', steps: steps([700, 1100, 1500]), version: 1 },
    { zone: 'europe', method: 'standard', steps: steps([1300, 1900, 2500]), version: 1 },
    { zone: 'europe', method: 'express', steps: steps([3000, 4000]), version: 1 },
  ],
}
const orderOf = (events: readonly OrderEvent[]) => {
  const order = fold(orderDecider, events)
  if (order.status === 'new') throw new Error('not placed')
  return order
}
const offersOf = (events: readonly OrderEvent[], sameCountry = true) =>
  deliveryOffers(orderOf(events), { freightZone: 'europe', sameCountry }, table)
const economyOf = (events: readonly OrderEvent[]) => offersOf(events).find(({ method }) => method === 'economy')

describe('the delivery of an order that is sent as ready', () => {
  it('weighs each shipment apart', () => {
    const order = orderOf([placedAsReady])
    expect(weightToSend(order, [header.productId])).toBe(500)
    expect(weightToSend(order, [customLine.productId])).toBe(33)
    expect(weightToSend(order)).toBe(533)
  })
  it('costs the freight of each shipment, where one that is sent together costs that of one parcel', () => {
    expect(economyOf([placedWithCustomLine])).toMatchObject({ freight: usd(1500), difference: usd(-960) })
    expect(economyOf([placedAsReady])).toMatchObject({
      freight: usd(1800),
      difference: usd(-1260),
      shipmentPlan: {
        shipments: [
          { ...shipmentPlan.shipments[0], freight: usd(1100) },
          { ...shipmentPlan.shipments[1], freight: usd(700) },
        ],
        togetherFreight: usd(1500),
      },
    })
  })
  it('costs what it did by the same method in the same country, and is priced anew in another', () => {
    const standardOf = (sameCountry: boolean) =>
      offersOf([placedAsReady], sameCountry).find(({ method }) => method === 'standard')
    expect(standardOf(true)).toMatchObject({ freight: usd(3060), decisive: null, difference: usd(0) })
    expect(standardOf(true)).not.toHaveProperty('shipmentPlan')
    expect(standardOf(false)).toMatchObject({ freight: usd(3200), difference: usd(140) })
  })
  it('has no method that does not carry the whole', () =>
    expect(offersOf([placedAsReady]).map(({ method }) => method)).toEqual(['economy', 'standard']))
  it('costs nothing for a shipment whose lines were all cancelled', () => {
    const cancelled: OrderEvent = {
      type: 'lines-cancelled',
      data: {
        cancellationKey: firstKey,
        lines: [{ ...customQuantity, remaining: 0, custom: true }],
        cancelledAt: '2026-11-21T10:30:00.000Z',
      },
    }
    const offer = economyOf([placedAsReady, cancelled])
    expect(offer?.freight).toEqual(usd(1100))
    expect(offer?.shipmentPlan?.shipments.map(({ freight }) => freight.minor)).toEqual([1100, 0])
  })
})
