import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { PartialRefundRequested } from '@pinline/events/order/partial-refund-requested'
import { describe, expect, it } from 'vitest'
import {
  at,
  attemptClosed,
  attemptStarted,
  cancelledFor,
  captured,
  completed,
  confirmed,
  firstCapture,
  firstKey,
  firstParcel,
  firstParcelReceived,
  header,
  inTesting,
  lastParcel,
  paid,
  payable,
  placed,
  placing,
  shipped,
  usd,
} from '../../domain/order/order.fixtures.ts'
import { partialRefundIdOf, refundIdOf } from '../../domain/order/refund.ts'
import { refundCapture } from '../../domain/order/refund-rest.ts'
import { recordedOrder } from '../recorded-order.fixtures.ts'
import { ordersProjection } from './orders.projection.ts'

const rowAfter = (events: readonly OrderEvent[]): object | undefined =>
  replayTwice(ordersProjection, recordedOrder(events)).get(placing.orderNo)

describe('orders', () => {
  it('lists an order from its reservation on', () => {
    expect(rowAfter([placed])).toMatchObject({ status: 'pending', stock: 'checking', listed: false })
    expect(rowAfter(payable)).toMatchObject({ status: 'pending', stock: 'reserved', listed: true, total: usd(12_558) })
  })
  it('never lists one that ended out of stock', () =>
    expect(rowAfter([placed, cancelledFor('out-of-stock')])).toMatchObject({ status: 'cancelled', listed: false }))
  it('has its attempts', () => {
    expect(rowAfter([...payable, attemptStarted])).toMatchObject({
      hasOpenAttempt: true,
      attempts: [{ status: 'open', expiresAt: at('09:35:00') }],
    })
    expect(rowAfter([...payable, attemptStarted, attemptClosed])).toMatchObject({
      hasOpenAttempt: false,
      attempts: [{ status: 'closed', reason: 'replaced', endedAt: at('09:25:00') }],
    })
    expect(rowAfter([...payable, attemptStarted, captured, confirmed])).toMatchObject({
      hasOpenAttempt: false,
      status: 'confirmed',
      confirmedAt: at('09:30:01'),
      attempts: [{ status: 'captured' }],
    })
  })
  it('follows the whole order life', () =>
    expect(rowAfter([...inTesting, shipped, completed])).toMatchObject({
      status: 'completed',
      stockingAt: at('10:00:00'),
      testingAt: at('11:00:00'),
      shippedAt: at('12:00:00'),
      completedAt: at('13:00:00'),
      carrier: 'Northway Express',
      trackingNumber: 'NW48201173906',
    }))
  it('has its parcels, and is shipped with the last one', () => {
    expect(rowAfter([...inTesting, firstParcel])).toMatchObject({
      status: 'testing',
      shippedAt: null,
      trackingNumber: 'NW48201173906',
      parcels: [{ parcelNo: 1, shippedAt: at('12:00:00'), receivedAt: null }],
    })
    expect(rowAfter([...inTesting, firstParcel, lastParcel, firstParcelReceived])).toMatchObject({
      status: 'shipped',
      shippedAt: at('12:30:00'),
      trackingNumber: 'NW48201173914',
      parcels: [
        { parcelNo: 1, receivedAt: at('12:50:00') },
        { parcelNo: 2, receivedAt: null },
      ],
    })
  })
  it('follows a refund to its end', () => {
    const refundRequestedLife = refundCapture(
      { captureId: firstCapture, amount: usd(12_558) },
      'order-cancelled',
      at('09:40:00'),
    )
    const cancelled = [...paid, cancelledFor('staff'), refundRequestedLife]
    expect(rowAfter(cancelled)).toMatchObject({ status: 'cancelled', listed: true, hasOpenRefund: true })
    const refundId = refundIdOf(firstCapture)
    expect(
      rowAfter([...cancelled, { type: 'refund-completed', data: { refundId, completedAt: at('09:41:00') } }]),
    ).toMatchObject({ hasOpenRefund: false, refunds: [{ refundId, state: 'completed', completedAt: at('09:41:00') }] })
  })
  it('has the parts of its payment that were refunded beside the rest', () => {
    const requested: PartialRefundRequested = {
      type: 'partial-refund-requested',
      data: {
        refundId: partialRefundIdOf(firstCapture, firstKey),
        captureId: firstCapture,
        amount: usd(500),
        orderAmount: usd(500),
        reason: 'after-sale',
        lines: [{ productId: header.productId, quantity: 30 }],
        requestedAt: at('09:40:00'),
      },
    }
    const { type: _, data } = requested
    expect(rowAfter([...inTesting, requested])).toMatchObject({
      status: 'testing',
      hasOpenRefund: true,
      captures: [{ outcome: 'confirmed' }],
      refunds: [{ ...data, state: 'requested', afterSaleRef: null, noteRef: null, completedAt: null }],
    })
  })
  it('keeps a failed refund open, and records its retry', () => {
    const refundId = refundIdOf(firstCapture)
    const refundRequestedLife = refundCapture(
      { captureId: firstCapture, amount: usd(12_558) },
      'order-cancelled',
      at('09:40:00'),
    )
    const failed: OrderEvent = {
      type: 'refund-failed',
      data: { refundId, code: 'abnormal', failedAt: at('09:42:00') },
    }
    const events = [...paid, cancelledFor('staff'), refundRequestedLife, failed]
    expect(rowAfter(events)).toMatchObject({
      hasOpenRefund: true,
      refunds: [{ state: 'failed', failure: 'abnormal', reason: 'order-cancelled' }],
    })
    expect(
      rowAfter([...events, { type: 'refund-retried', data: { refundId, retriedAt: at('09:50:00') } }]),
    ).toMatchObject({ hasOpenRefund: true, refunds: [{ state: 'requested', failure: null }] })
  })
  it('records the outcome of each payment, and which one was late', () => {
    expect(rowAfter(paid)).toMatchObject({
      captures: [{ captureId: firstCapture, outcome: 'confirmed', amount: usd(12_558) }],
      hasLatePayment: false,
    })
    const late = [
      ...payable,
      attemptStarted,
      cancelledFor('deadline'),
      captured,
      refundCapture({ captureId: firstCapture, amount: usd(12_558) }, 'paid-after-cancellation', at('09:40:00')),
    ]
    expect(rowAfter(late)).toMatchObject({
      status: 'cancelled',
      captures: [{ captureId: firstCapture, outcome: 'refunded' }],
      latePayments: [{ captureId: firstCapture, settledAt: null }],
      hasLatePayment: true,
    })
    expect(
      rowAfter([
        ...late,
        { type: 'late-payment-settled', data: { captureId: firstCapture, settledAt: at('11:00:00') } },
      ]),
    ).toMatchObject({ latePayments: [{ settledAt: at('11:00:00'), noteRef: null }], hasLatePayment: false })
  })
})
