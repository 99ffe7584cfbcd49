import { given } from '@pinline/chassis/domain/given'
import { fileId, productId } from '@pinline/events/ids'
import type { LineTested } from '@pinline/events/order/line-tested'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, it } from 'vitest'
import { at, header, headerQuantity, inTesting, paid, stocking } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { maxTestsPerLine } from './record-test.ts'

const test = { productId: header.productId, method: 'continuity', sampleSize: 20, passed: false } as const
const command = { type: 'record-test', ...test, now: at('11:30:00') } as const
const tested = (more: Partial<LineTested['data']> = {}): OrderEvent => ({
  type: 'line-tested',
  data: { ...test, testedAt: at('11:30:00'), ...more },
})
const shipping = {
  type: 'ship-parcel',
  carrier: 'Northway Express',
  trackingNumber: 'NW1',
  madeToOrderReady: false,
  lines: [headerQuantity],
  now: at('12:00:00'),
} as const

describe('record-test', () => {
  it('records a test', () => given(orderDecider, inTesting).when(command).then([tested()]))
  it('records the file of a test', () => {
    const file = { fileId: fileId.parse('f-0123456789abcdef') }
    given(orderDecider, inTesting)
      .when({ ...command, ...file })
      .then([tested(file)])
  })
  it('records a second test with the same result', () =>
    given(orderDecider, [...inTesting, tested()])
      .when(command)
      .then([tested()]))
  it('refuses a sample that is larger than the line, another product, and an order that is not tested', () => {
    given(orderDecider, inTesting)
      .when({ ...command, sampleSize: 251 })
      .thenRejected('pick-exceeds-ordered', { data: { ordered: 250 } })
    given(orderDecider, inTesting)
      .when({ ...command, productId: productId.parse('p-00000000000000ff') })
      .thenRejected('order-line-not-found')
    given(orderDecider, [...paid, stocking])
      .when(command)
      .thenRejected('transition-not-allowed')
    given(orderDecider, []).when(command).thenRejected('order-not-found')
  })
  it('refuses a record beyond the limit', () =>
    given(orderDecider, [...inTesting, ...Array.from({ length: maxTestsPerLine }, () => tested())])
      .when(command)
      .thenRejected('line-records-reached'))
})

describe('a line whose test failed', () => {
  const refused = { data: { lines: [{ productId: header.productId }] } }
  it('is not shipped, alone or with the rest', () => {
    const failed = [...inTesting, tested()]
    given(orderDecider, failed).when(shipping).thenRejected('line-test-failed', refused)
    const { lines: _, ...whole } = shipping
    given(orderDecider, failed)
      .when({ ...whole, type: 'ship-order' })
      .thenRejected('line-test-failed', refused)
  })
  it('is not shipped after another method was passed', () =>
    given(orderDecider, [...inTesting, tested(), tested({ method: 'visual', passed: true })])
      .when(shipping)
      .thenRejected('line-test-failed', refused))
  it('is shipped once the same method was passed', () => {
    const { carrier, trackingNumber, now } = shipping
    given(orderDecider, [...inTesting, tested(), tested({ passed: true })])
      .when(shipping)
      .then([
        {
          type: 'order-shipped',
          data: { carrier, trackingNumber, lines: [headerQuantity], madeToOrder: [], shippedAt: now },
        },
      ])
  })
})
