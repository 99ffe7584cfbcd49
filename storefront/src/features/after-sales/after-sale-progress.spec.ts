import { describe, expect, it } from 'vitest'
import { afterSaleProgress } from './after-sale-progress.ts'

const at = '2026-11-25T08:30:00.000Z'
const none = {
  submittedAt: at,
  approvedAt: null,
  rejectedAt: null,
  cancelledAt: null,
  receivedAt: null,
  refundedAt: null,
  replacedAt: null,
  closedAt: null,
}
const shown = (request: Parameters<typeof afterSaleProgress>[0]) =>
  afterSaleProgress(request).map(({ step, state }) => `${step} ${state}`)

describe('the progress of an after-sales request', () => {
  it('leads from the form to the refund', () =>
    expect(shown({ status: 'submitted', kind: 'return', returnRequired: null, steps: none })).toEqual([
      'submitted current',
      'approved ahead',
      'received ahead',
      'refunded ahead',
      'closed ahead',
    ]))
  it('leads to a replacement unless money is asked for, or was paid', () => {
    const steps = { ...none, approvedAt: at, receivedAt: at }
    expect(shown({ status: 'received', kind: 'exchange', returnRequired: true, steps })).toEqual([
      'submitted done',
      'approved done',
      'received current',
      'replaced ahead',
      'closed ahead',
    ])
    const paid = { ...steps, refundedAt: at }
    expect(shown({ status: 'refunded', kind: 'exchange', returnRequired: true, steps: paid })[3]).toBe(
      'refunded current',
    )
  })
  it('skips the return where none is needed, and is done when it is closed', () => {
    const steps = { ...none, approvedAt: at, replacedAt: at, closedAt: at }
    expect(shown({ status: 'closed', kind: 'replacement', returnRequired: false, steps })).toEqual([
      'submitted done',
      'approved done',
      'replaced done',
      'closed done',
    ])
  })
  it('stops where it was rejected or withdrawn', () => {
    const rejected = { ...none, rejectedAt: at }
    expect(shown({ status: 'rejected', kind: 'return', returnRequired: null, steps: rejected })).toEqual([
      'submitted done',
      'rejected done',
    ])
    const cancelled = { ...none, approvedAt: at, cancelledAt: at }
    expect(shown({ status: 'cancelled', kind: 'return', returnRequired: true, steps: cancelled })).toEqual([
      'submitted done',
      'approved done',
      'cancelled done',
    ])
  })
})
