import { orderNumber } from '@pinline/events/ids'
import { attemptId } from '@pinline/events/order/payment-ids'
import { expect, it } from 'vitest'
import {
  displayState,
  initialPoll,
  isFinal,
  type PaymentStatus,
  pollDelay,
  pollFailed,
  pollNotFound,
  pollSucceeded,
} from './payment-poll.ts'

const amount = { minor: 28595, currency: 'USD' } as const
const waiting: PaymentStatus = {
  orderNo: orderNumber.parse('2611214073958'),
  status: 'waiting',
  orderStatus: 'pending',
  attemptId: attemptId.parse('pay-000000000000000000000001'),
  qrUrl: 'https://wallet.example/1',
  opensHere: true,
  amount,
  total: amount,
  rate: null,
  wallet: 'simulator',
  expiresAt: '2026-11-21T09:15:00.000Z',
  paymentDeadline: '2026-11-22T09:00:00.000Z',
  paidAt: null,
  serverNow: '2026-11-21T09:00:00.000Z',
}
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

it('polls with growing pauses, at least every 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(pollDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

it('preserves the last response while there is none, and resets the pauses afterwards', () => {
  const known = pollSucceeded(waiting, 1000)
  const silent = pollFailed(pollFailed(known))
  expect(silent).toEqual({ ...known, failures: 2 })
  expect(pollSucceeded(waiting, 9000).failures).toBe(0)
})

it('reports a missing order after 10 s', () => {
  const first = pollNotFound(initialPoll, 50_000)
  expect(first).toEqual({ ...initialPoll, missingSince: 50_000 })
  expect(pollNotFound(first ?? initialPoll, 59_999)).toEqual(first)
  expect(pollNotFound(first ?? initialPoll, 60_000)).toBeUndefined()
  expect(pollSucceeded(waiting, 59_000).missingSince).toBeUndefined()
})

it('stops polling once the order is paid or cancelled, but not after a declined code', () => {
  const over = (change: Partial<PaymentStatus>) => isFinal(pollSucceeded({ ...waiting, ...change }, 0))
  expect(over({ status: 'success', orderStatus: 'confirmed' })).toBe(true)
  expect(over({ status: 'failed', orderStatus: 'cancelled' })).toBe(true)
  expect(over({ status: 'failed' })).toBe(false)
  expect(over({ status: 'timed-out' })).toBe(false)
  expect(isFinal(initialPoll)).toBe(false)
})

it('shows no expired code, reported or not', () => {
  expect(displayState(waiting, false, at('09:14:59.000'))).toBe('waiting')
  expect(displayState(waiting, false, at('09:15:00.000'))).toBe('timed-out')
  expect(displayState(waiting, false, at('12:00:00.000'))).toBe('timed-out')
})

it('shows that a code is being made, unless the order was paid since', () => {
  expect(displayState(undefined, false, at('09:00:00.000'))).toBe('generating')
  expect(displayState(waiting, true, at('09:00:00.000'))).toBe('generating')
  expect(displayState({ ...waiting, status: 'success' }, true, at('12:00:00.000'))).toBe('success')
  expect(displayState({ ...waiting, status: 'failed' }, false, at('09:00:00.000'))).toBe('failed')
})
