import { captureId, refundId } from '@pinline/events/order/payment-ids'
import type { RefundRequested } from '@pinline/events/order/refund-requested'
import { describe, expect, it } from 'vitest'
import { latePaymentCommand } from './late-payment-command.ts'
import { type RefundEvent, refundCommand, refundToDoId } from './refund-command.ts'

const orderNo = '2611214073958'
const capture = captureId.parse('capture-1')
const refund = refundId.parse('refund-capture-1')
const requested = (reason: RefundRequested['data']['reason']): RefundRequested => ({
  type: 'refund-requested',
  data: {
    refundId: refund,
    captureId: capture,
    amount: { minor: 12_558, currency: 'USD' },
    reason,
    requestedAt: '2026-11-20T08:30:00.000Z',
  },
})
const work = {
  type: 'open-to-do',
  toDoId: 'work',
  recordId: orderNo,
  openedAt: '2026-11-20T08:30:00.000Z',
  dueAt: '2026-11-23T08:30:00.000Z',
}

describe('a refund', () => {
  it('is a to-do from its request on, whatever its reason', () => {
    for (const reason of ['order-cancelled', 'wrong-amount'] as const)
      expect(refundCommand(requested(reason), orderNo, 'work')).toEqual({ ...work, kind: 'refund-due' })
  })
  it('is a to-do of its own where it is a part of a payment', () => {
    const { data } = requested('order-cancelled')
    const part: RefundEvent = {
      type: 'partial-refund-requested',
      data: {
        ...data,
        refundId: refundId.parse('refund-capture-1-key-1111'),
        orderAmount: data.amount,
        reason: 'goodwill',
      },
    }
    expect(refundCommand(part, orderNo, 'work')).toEqual({ ...work, kind: 'refund-due' })
    expect(refundToDoId(part.data)).toBe('refund-due-capture-1-key-1111')
  })
  it('ends when the refund is completed', () =>
    expect(
      refundCommand(
        { type: 'refund-completed', data: { refundId: refund, completedAt: '2026-11-20T08:31:00.000Z' } },
        orderNo,
        'work',
      ),
    ).toEqual({ type: 'close-to-do', closedBy: 'refund-completed', closedAt: '2026-11-20T08:31:00.000Z' }))
})

describe('a payment', () => {
  it('is a to-do if it came after the cancellation, and only then', () => {
    expect(latePaymentCommand(requested('paid-after-cancellation'), orderNo, 'work')).toEqual({
      ...work,
      kind: 'late-payment',
    })
    for (const reason of ['order-cancelled', 'paid-twice', 'wrong-amount', 'stock-not-held'] as const)
      expect(latePaymentCommand(requested(reason), orderNo, 'work')).toBeUndefined()
  })
  it('ends when staff resolve it', () =>
    expect(
      latePaymentCommand(
        { type: 'late-payment-settled', data: { captureId: capture, settledAt: '2026-11-21T08:30:00.000Z' } },
        orderNo,
        'work',
      ),
    ).toEqual({ type: 'close-to-do', closedBy: 'late-payment-settled', closedAt: '2026-11-21T08:30:00.000Z' }))
})
