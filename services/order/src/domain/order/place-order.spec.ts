import { given } from '@pinline/chassis/domain/given'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { customLine, header, placed, placedWithCustomLine, placing } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

describe('place-order', () => {
  it('places the order with computed totals', () => given(orderDecider, []).when(placing).then([placed]))

  it('rounds the weight up once for all lines', () =>
    given(orderDecider, [])
      .when({ ...placing, lines: [header, customLine] })
      .then([placedWithCustomLine]))

  it('keeps the references and the buyer’s own number', () => {
    const remarkRef = vaultReference.parse('remark-2611214073958@1')
    given(orderDecider, [])
      .when({ ...placing, remarkRef, poNumber: 'TH-0412' })
      .then([{ type: 'order-placed', data: { ...placed.data, remarkRef, poNumber: 'TH-0412' } }])
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
