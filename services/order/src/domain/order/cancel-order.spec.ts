import { given } from '@pinline/chassis/domain/given'
import { vaultReference } from '@pinline/events/ids'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, it } from 'vitest'
import {
  at,
  attemptClosed,
  attemptStarted,
  cancelledFor,
  completed,
  firstCapture,
  headerQuantity,
  inTesting,
  paid,
  payable,
  placed,
  placedWithCustomLine,
  reserved,
  shipped,
  stocking,
  usd,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { refundIdOf } from './refund.ts'

const byBuyer = { type: 'cancel-order', by: 'buyer', now: at('09:40:00') } as const
const byStaff = { type: 'cancel-order', by: 'staff', now: at('09:40:00') } as const

const refund: OrderEvent = {
  type: 'refund-requested',
  data: {
    refundId: refundIdOf(firstCapture),
    captureId: firstCapture,
    amount: usd(12_558),
    reason: 'order-cancelled',
    requestedAt: at('09:40:00'),
  },
}

describe('cancel-order by its buyer', () => {
  it('ends a pending order', () =>
    given(orderDecider, payable)
      .when(byBuyer)
      .then([cancelledFor('buyer')]))
  it('ends one whose stock is still being checked', () =>
    given(orderDecider, [placed])
      .when(byBuyer)
      .then([cancelledFor('buyer')]))
  it('follows the closing of the open attempt', () =>
    given(orderDecider, [...payable, attemptStarted, attemptClosed])
      .when(byBuyer)
      .then([cancelledFor('buyer')]))
  it('refuses while an attempt is open at the wallet', () =>
    given(orderDecider, [...payable, attemptStarted])
      .when(byBuyer)
      .thenRejected('version-conflict'))
  for (const [name, events] of [
    ['confirmed', paid],
    ['stocking', [...paid, stocking]],
    ['testing', inTesting],
    ['shipped', [...inTesting, shipped]],
    ['completed', [...inTesting, shipped, completed]],
  ] as const)
    it(`sends the buyer of a ${name} order to the account manager`, () =>
      given(orderDecider, events).when(byBuyer).thenRejected('contact-account-manager'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(byBuyer).thenRejected('order-not-found'))
  it('does nothing on repetition', () =>
    given(orderDecider, [...payable, cancelledFor('buyer')])
      .when(byBuyer)
      .thenNothing())
})

describe('cancel-order by staff', () => {
  it('ends a pending order', () =>
    given(orderDecider, payable)
      .when(byStaff)
      .then([cancelledFor('staff')]))
  it('keeps the note’s reference', () => {
    const noteRef = vaultReference.parse('note-2611214073958@1')
    given(orderDecider, payable)
      .when({ ...byStaff, noteRef })
      .then([
        {
          type: 'order-cancelled',
          data: { reason: 'staff', lines: [headerQuantity], noteRef, cancelledAt: at('09:40:00') },
        },
      ])
  })
  it('refunds a confirmed order', () =>
    given(orderDecider, paid)
      .when(byStaff)
      .then([cancelledFor('staff'), refund]))
  it('refunds an order in stocking', () =>
    given(orderDecider, [...paid, stocking])
      .when(byStaff)
      .then([cancelledFor('staff'), refund]))
  it('may cancel a custom line before stocking', () =>
    given(orderDecider, [placedWithCustomLine, reserved])
      .when(byStaff)
      .then([cancelledFor('staff')]))
  it('refuses a custom line in stocking', () =>
    given(orderDecider, [placedWithCustomLine, reserved, ...paid.slice(2), stocking])
      .when(byStaff)
      .thenRejected('transition-not-allowed'))
  for (const [name, events] of [
    ['testing', inTesting],
    ['shipped', [...inTesting, shipped]],
    ['completed', [...inTesting, shipped, completed]],
  ] as const)
    it(`refuses a ${name} order`, () =>
      given(orderDecider, events).when(byStaff).thenRejected('transition-not-allowed'))
  it('does nothing on repetition', () =>
    given(orderDecider, [...paid, cancelledFor('staff'), refund])
      .when(byStaff)
      .thenNothing())
})
