import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { attemptId } from '@pinline/events/order/payment-ids'
import { describe, expect, it } from 'vitest'
import {
  at,
  attemptClosed,
  attemptStarted,
  cancelledFor,
  firstAttempt,
  paid,
  payable,
  placed,
  placing,
  secondAttempt,
  usd,
} from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { maxFreeAttempts, retainedAttemptOf } from './start-payment-attempt.ts'

const command = {
  type: 'start-payment-attempt',
  attemptId: firstAttempt,
  now: at('09:20:00'),
  expiresAt: at('09:35:00'),
} as const
const second = { ...command, attemptId: secondAttempt } as const

describe('start-payment-attempt', () => {
  it('requests the order’s total', () => given(orderDecider, payable).when(command).then([attemptStarted]))
  it('follows a closed attempt', () =>
    given(orderDecider, [...payable, attemptStarted, attemptClosed])
      .when(second)
      .then([{ type: 'payment-attempt-started', data: { ...attemptStarted.data, attemptId: secondAttempt } }]))
  it('never outlives the order’s deadline', () =>
    given(orderDecider, payable)
      .when({ ...command, now: '2026-11-22T09:10:00.000Z', expiresAt: '2026-11-22T09:25:00.000Z' })
      .then([
        {
          type: 'payment-attempt-started',
          data: {
            attemptId: firstAttempt,
            amount: usd(12_558),
            startedAt: '2026-11-22T09:10:00.000Z',
            expiresAt: placing.paymentDeadline,
          },
        },
      ]))
  it('refuses at the order’s deadline', () =>
    given(orderDecider, payable)
      .when({ ...command, now: placing.paymentDeadline })
      .thenRejected('payment-not-possible'))
  it('refuses while the stock is being checked', () =>
    given(orderDecider, [placed]).when(command).thenRejected('still-being-placed'))
  it('refuses a second open attempt', () =>
    given(orderDecider, [...payable, attemptStarted])
      .when(second)
      .thenRejected('version-conflict'))
  it('refuses once paid', () => given(orderDecider, paid).when(second).thenRejected('payment-already-made'))
  it('refuses once cancelled', () =>
    given(orderDecider, [...payable, cancelledFor('buyer')])
      .when(command)
      .thenRejected('payment-not-possible'))
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  describe('of an order that has had many', () => {
    const attemptsOf = (count: number): OrderEvent[] =>
      Array.from({ length: count }, (_, place): OrderEvent[] => {
        const id = attemptId.parse(`pay-${String(place).padStart(8, '0')}`)
        return [
          { ...attemptStarted, data: { ...attemptStarted.data, attemptId: id } },
          { ...attemptClosed, data: { ...attemptClosed.data, attemptId: id } },
        ]
      }).flat()
    const many = [...payable, ...attemptsOf(maxFreeAttempts)]
    const { expiresAt } = attemptStarted.data

    it('waits until the code of the latest has expired, and goes on then', () => {
      given(orderDecider, [...payable, ...attemptsOf(maxFreeAttempts - 1)])
        .when(second)
        .then([{ ...attemptStarted, data: { ...attemptStarted.data, attemptId: secondAttempt } }])
      given(orderDecider, many).when(second).thenRejected('too-many-requests')
      const later = { ...second, now: expiresAt, expiresAt: at('09:50:00') }
      given(orderDecider, many)
        .when(later)
        .then([
          {
            ...attemptStarted,
            data: {
              ...attemptStarted.data,
              attemptId: secondAttempt,
              startedAt: later.now,
              expiresAt: later.expiresAt,
            },
          },
        ])
    })
    it('keeps the open one until it expires, so that it can be paid', () => {
      const order = fold(orderDecider, many.slice(0, -1))
      expect(retainedAttemptOf(order, command.now)).toMatchObject({ status: 'open' })
      expect(retainedAttemptOf(order, expiresAt)).toBeUndefined()
      expect(retainedAttemptOf(fold(orderDecider, [...payable, attemptStarted]), command.now)).toBeUndefined()
    })
  })
  it('does nothing on repetition', () =>
    given(orderDecider, [...payable, attemptStarted])
      .when(command)
      .thenNothing())
})
