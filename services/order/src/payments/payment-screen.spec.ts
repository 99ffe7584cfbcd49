import { describe, expect, it } from 'vitest'
import type { Attempt } from '../domain/order/attempt.ts'
import { at, firstAttempt, usd } from '../domain/order/order.fixtures.ts'
import { paymentScreenOf } from './payment-screen.ts'

const open: Attempt = {
  attemptId: firstAttempt,
  status: 'open',
  amount: usd(12_558),
  wallet: null,
  startedAt: at('09:20:00'),
  expiresAt: at('09:35:00'),
  endedAt: null,
  reason: null,
}
const closed = (reason: Attempt['reason']): Attempt => ({ ...open, status: 'closed', reason })

describe('payment screen', () => {
  it('makes a code before the first attempt and between two', () => {
    expect(paymentScreenOf('pending', undefined, at('09:20:00'))).toBe('generating')
    expect(paymentScreenOf('pending', closed('replaced'), at('09:25:00'))).toBe('generating')
  })
  it('waits until the code runs out', () => {
    expect(paymentScreenOf('pending', open, at('09:34:59'))).toBe('waiting')
    expect(paymentScreenOf('pending', open, at('09:35:00'))).toBe('timed-out')
    expect(paymentScreenOf('pending', closed('timed-out'), at('09:36:00'))).toBe('timed-out')
  })
  it('succeeds with the confirmation, whatever came later', () => {
    for (const status of ['confirmed', 'stocking', 'testing', 'shipped', 'completed'] as const)
      expect(paymentScreenOf(status, { ...open, status: 'captured' }, at('09:40:00'))).toBe('success')
  })
  it('fails when it was declined, cancelled or paid wrongly', () => {
    expect(paymentScreenOf('pending', closed('declined'), at('09:25:00'))).toBe('failed')
    expect(paymentScreenOf('cancelled', open, at('09:25:00'))).toBe('failed')
    expect(paymentScreenOf('pending', { ...open, status: 'captured' }, at('09:25:00'))).toBe('failed')
  })
})
