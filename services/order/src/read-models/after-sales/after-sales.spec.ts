import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { afterSaleRow } from '@pinline/contracts/order/after-sale/after-sale-row'
import type { RecordedEvent } from '@pinline/events/event'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import { describe, expect, it } from 'vitest'
import * as sample from '../../domain/after-sale/after-sale.fixtures.ts'
import type { AfterSaleViewRow } from './after-sales.model.ts'
import { afterSalesProjection } from './after-sales.projection.ts'
import { toAfterSaleRow } from './to-after-sale-row.ts'

const { requestNo, submitted, approved, received, refundApproved, refundRefused, refunded, replaced, day } = sample

const recorded = (events: readonly AfterSaleEvent[]): RecordedEvent<AfterSaleEvent>[] =>
  events.map((event, index) => ({
    id: `${requestNo}@${index + 1}`,
    service: 'order',
    streamType: 'after-sale',
    streamId: requestNo,
    sequence: index + 1,
    event,
    actor: { kind: 'buyer', id: sample.applying.buyerId },
    correlationId: 'correlation-1',
    causationId: 'causation-1',
    recordedAt: day('25'),
  }))

const rowOf = (...events: readonly AfterSaleEvent[]) =>
  replayTwice(afterSalesProjection, recorded(events)).get(requestNo) as AfterSaleViewRow | undefined

describe('after-sales', () => {
  it('has what the buyer asked for', () =>
    expect(rowOf(submitted)).toMatchObject({ ...submitted.data, status: 'submitted', noteRef: null, refund: null }))
  it('follows a return to its refund', () => {
    expect(rowOf(submitted, approved)).toMatchObject({
      status: 'approved',
      returnRequired: true,
      instructionsRef: approved.data.instructionsRef,
      approvedAt: day('26'),
    })
    expect(rowOf(submitted, approved, received)).toMatchObject({
      status: 'received',
      received: { condition: 'opened', toStock: 30, toScrap: 8 },
      receivedAt: day('27'),
    })
    expect(rowOf(submitted, approved, received, refundApproved)).toMatchObject({
      status: 'received',
      refund: { attempt: 1, amount: sample.refundAmount, state: 'requested' },
    })
    expect(rowOf(submitted, approved, received, refundApproved, refundRefused)).toMatchObject({
      status: 'received',
      refund: { state: 'refused' },
    })
    expect(rowOf(submitted, approved, received, refundApproved, refunded, sample.closed)).toMatchObject({
      status: 'closed',
      refund: { state: 'completed' },
      refundedAt: day('29'),
      closedAt: day('30'),
    })
  })
  it('has the parcel of a replacement', () =>
    expect(rowOf(submitted, approved, received, replaced)).toMatchObject({
      status: 'replaced',
      replacement: { quantity: 38, carrier: 'Northway Express', trackingNumber: 'NW48201173906' },
    }))
  it('follows a replacement from the stock to its parcel', () => {
    const decided = [submitted, approved, received, sample.replacementApproved]
    expect(rowOf(...decided)?.replacement).toMatchObject({ attempt: 1, quantity: 38, state: 'requested' })
    expect(rowOf(...decided, sample.replacementRefused)?.replacement).toMatchObject({ state: 'refused', available: 12 })
    const ready = [...decided, sample.replacementReserved]
    expect(rowOf(...ready)?.replacement).toMatchObject({ state: 'reserved', carrier: null })
    expect(rowOf(...ready, sample.replacementWithdrawn)?.replacement).toMatchObject({ state: 'withdrawn' })
    expect(rowOf(...ready, replaced)?.replacement).toMatchObject({
      fromStock: true,
      state: 'sent',
      carrier: 'Northway Express',
    })
  })
  it('has refusal, withdrawal and messages', () => {
    expect(rowOf(submitted, sample.rejected)).toMatchObject({ status: 'rejected', rejectionRef: sample.textRef(3) })
    expect(rowOf(submitted, sample.cancelled)).toMatchObject({ status: 'cancelled', cancelledAt: day('26') })
    expect(rowOf(submitted, sample.messageAdded)?.messages).toEqual([sample.messageAdded.data])
  })
  it('has the next moment at which time does something', () => {
    expect(rowOf(submitted)?.dueAt).toBeNull()
    expect(rowOf(submitted, approved)?.dueAt).toBe('2026-12-19T08:30:00.000Z')
    expect(rowOf(submitted, approved, sample.reminded)?.dueAt).toBe('2027-01-02T08:30:00.000Z')
    expect(rowOf(submitted, approved, received)?.dueAt).toBeNull()
    expect(rowOf(submitted, approved, received, replaced)?.dueAt).toBe('2026-12-12T08:30:00.000Z')
    expect(rowOf(submitted, approved, received, replaced, sample.closed)?.dueAt).toBeNull()
  })
  it('satisfies what buyers are promised', () => {
    const row = rowOf(submitted, approved, received, refundApproved)
    if (row === undefined) throw new Error('no row')
    expect(afterSaleRow.safeParse(toAfterSaleRow({ ...row, version: 4 }, undefined)).error).toBeUndefined()
  })
})
