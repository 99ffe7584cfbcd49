import { given } from '@pinline/chassis/domain/given'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, it } from 'vitest'
import { at, cancelledFor, firstCapture, paid, usd } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import { refundIdOf } from './refund.ts'
import { refundCapture } from './refund-rest.ts'

const refundId = refundIdOf(firstCapture)
const requested = refundCapture({ captureId: firstCapture, amount: usd(12_558) }, 'order-cancelled', at('09:40:00'))
const failed: OrderEvent = { type: 'refund-failed', data: { refundId, code: 'abnormal', failedAt: at('09:41:00') } }
const retried: OrderEvent = { type: 'refund-retried', data: { refundId, retriedAt: at('09:42:00') } }
const done: OrderEvent = { type: 'refund-completed', data: { refundId, completedAt: at('09:43:00') } }
const refundRequestedLife = [...paid, cancelledFor('staff'), requested]

const fail = { type: 'fail-refund', refundId, code: 'abnormal', now: at('09:41:00') } as const
const retry = { type: 'retry-refund', refundId, now: at('09:42:00') } as const
const complete = { type: 'complete-refund', refundId, now: at('09:43:00') } as const

describe('a refund', () => {
  it('fails', () => given(orderDecider, refundRequestedLife).when(fail).then([failed]))
  it('fails once', () =>
    given(orderDecider, [...refundRequestedLife, failed])
      .when(fail)
      .thenNothing())
  it('is requested again after a failure', () =>
    given(orderDecider, [...refundRequestedLife, failed])
      .when(retry)
      .then([retried]))
  it('needs no retry while it is in progress', () =>
    given(orderDecider, [...refundRequestedLife, failed, retried])
      .when(retry)
      .thenNothing())
  it('can fail again', () =>
    given(orderDecider, [...refundRequestedLife, failed, retried])
      .when({ ...fail, code: 'closed' })
      .then([{ type: 'refund-failed', data: { refundId, code: 'closed', failedAt: at('09:41:00') } }]))
  it('may complete after a failure', () =>
    given(orderDecider, [...refundRequestedLife, failed])
      .when(complete)
      .then([done]))
  it('neither fails nor is retried once completed', () => {
    given(orderDecider, [...refundRequestedLife, done])
      .when(fail)
      .thenNothing()
    given(orderDecider, [...refundRequestedLife, done])
      .when(retry)
      .thenNothing()
  })
})
