import { given } from '@pinline/chassis/domain/given'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import {
  customLine,
  header,
  placed,
  placedAsReady,
  placedWithCustomLine,
  placing,
  shipmentPlan,
  usd,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

describe('place-order', () => {
  it('places the order with computed totals', () => given(orderDecider, []).when(placing).then([placed]))

  it('rounds the weight up once for all lines', () =>
    given(orderDecider, [])
      .when({ ...placing, lines: [header, customLine] })
      .then([placedWithCustomLine]))

  it('adds the tax on goods and freight, rounded once', () => {
    const tax = { treatment: 'domestic', country: 'DE', basisPoints: 1900 } as const
    given(orderDecider, [])
      .when({ ...placing, tax })
      .then([
        { type: 'order-placed', data: { ...placed.data, tax: { ...tax, amount: usd(2386) }, total: usd(14_944) } },
      ])
  })

  it('keeps the shipments of an order that is sent as ready', () =>
    given(orderDecider, [])
      .when({ ...placing, lines: [header, customLine], freight: usd(3060), shipmentPlan })
      .then([placedAsReady]))

  it('has the references of what the buyer wrote', () => {
    const remarkRef = vaultReference.parse('remark-2611214073958@1')
    const poNumberRef = vaultReference.parse('po-number-2611214073958@1')
    given(orderDecider, [])
      .when({ ...placing, remarkRef, poNumberRef })
      .then([{ type: 'order-placed', data: { ...placed.data, remarkRef, poNumberRef } }])
  })

  it('refuses an order without lines', () =>
    given(orderDecider, [])
      .when({ ...placing, lines: [] })
      .thenRejected('nothing-selected'))

  it('refuses a number that another order has', () =>
    given(orderDecider, [placed])
      .when({ ...placing, placementId: 'request-other' })
      .thenRejected('version-conflict'))

  it('does nothing when the same order is placed again', () =>
    given(orderDecider, [placed]).when(placing).thenNothing())
})
