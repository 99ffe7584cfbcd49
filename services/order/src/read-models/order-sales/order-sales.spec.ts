import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import { describe, expect, it } from 'vitest'
import {
  attemptStarted,
  cancelledFor,
  captured,
  confirmed,
  firstCapture,
  firstKey,
  paid,
  placed,
  placing,
  reserved,
  secondCapture,
  usd,
} from '../../domain/order/order.fixtures.ts'
import { partialRefundIdOf, refundIdOf } from '../../domain/order/refund.ts'
import { recordedOrder } from '../recorded-order.fixtures.ts'
import { orderSalesProjection } from './order-sales.projection.ts'

const rowAfter = (events: readonly OrderEvent[]): object | undefined =>
  replayTwice(orderSalesProjection, recordedOrder(events)).get(placing.orderNo)

const day = '2026-11-21'
const refundOf = (captureId: typeof firstCapture, minor: number): OrderEvent => ({
  type: 'refund-requested',
  data: {
    refundId: refundIdOf(captureId),
    captureId,
    amount: usd(minor),
    reason: 'order-cancelled',
    requestedAt: '2026-11-22T00:00:00.000Z',
  },
})
const partOf = (minor: number): OrderEvent => ({
  type: 'partial-refund-requested',
  data: {
    refundId: partialRefundIdOf(firstCapture, firstKey),
    captureId: firstCapture,
    amount: usd(minor),
    orderAmount: usd(minor),
    reason: 'goodwill',
    requestedAt: '2026-11-22T00:00:00.000Z',
  },
})
const completed = (refundId: ReturnType<typeof refundIdOf>, at = '2026-11-23T23:59:59.000Z'): OrderEvent => ({
  type: 'refund-completed',
  data: { refundId, completedAt: at },
})
const inEuros = (rate: string, minor: number): OrderPlaced => ({
  type: 'order-placed',
  data: { ...placed.data, currency: 'EUR', rate, total: { minor, currency: 'EUR' }, country: 'DE' },
})

describe('what an order adds to the sales', () => {
  it('is nothing until its stock is reserved, and nothing if it ended out of stock', () => {
    expect(rowAfter([placed])).toMatchObject({ entries: [], days: [] })
    expect(rowAfter([placed, cancelledFor('out-of-stock')])).toMatchObject({ entries: [] })
    expect(rowAfter([placed, reserved, cancelledFor('out-of-stock')])).toMatchObject({ entries: [], days: [day] })
  })

  it('is its total, on the day that it was placed, and stays if it is cancelled', () => {
    const entries = [{ kind: 'placed', day, minor: 12_558, base: 12_558 }]
    expect(rowAfter([placed, reserved])).toMatchObject({ entries })
    expect(rowAfter([placed, reserved, cancelledFor('deadline')])).toMatchObject({ entries })
  })

  it('is a payment that confirmed it, once, and no other', () => {
    const entries = [{ kind: 'placed' }, { kind: 'paid', day, minor: 12_558, base: 12_558 }]
    expect(rowAfter([placed, reserved, attemptStarted, captured])).toMatchObject({ entries: [{ kind: 'placed' }] })
    expect(rowAfter(paid)).toMatchObject({ entries })
    const late: OrderEvent = { ...captured, data: { ...captured.data, captureId: secondCapture } } as OrderEvent
    const twice = [...paid, late, refundOf(secondCapture, 12_558), completed(refundIdOf(secondCapture))]
    expect(rowAfter(twice)).toMatchObject({ entries, refunds: [] })
    expect(rowAfter([...paid, confirmed])).toMatchObject({ entries })
  })

  it('is a refund on the day that it is through, and the rest of the payment after a part', () => {
    const part = partialRefundIdOf(firstCapture, firstKey)
    const events = [...paid, partOf(558), completed(part), refundOf(firstCapture, 12_000)]
    expect(rowAfter([...paid, partOf(558)])).toMatchObject({ days: [day] })
    expect(rowAfter([...events, completed(refundIdOf(firstCapture), '2026-12-01T00:00:00.000Z')])).toMatchObject({
      entries: [
        {},
        {},
        { kind: 'refunded', day: '2026-11-23', minor: 558, base: 558 },
        { kind: 'refunded', day: '2026-12-01', minor: 12_000, base: 12_000 },
      ],
      days: [day, '2026-11-23', '2026-12-01'],
    })
  })

  it('is in the base currency by the rate of the order, and refunds add up to the payment', () => {
    expect(rowAfter([inEuros('0.8741', 10_001), reserved])).toMatchObject({
      currency: 'EUR',
      country: 'DE',
      entries: [{ minor: 10_001, base: 11_441 }],
    })
    const yen: OrderPlaced = {
      type: 'order-placed',
      data: { ...placed.data, currency: 'JPY', rate: '150.5', total: { minor: 1505, currency: 'JPY' } },
    }
    expect(rowAfter([yen, reserved])).toMatchObject({ country: null, entries: [{ minor: 1505, base: 1000 }] })
    const part = partialRefundIdOf(firstCapture, firstKey)
    const life = [inEuros('0.3', 10), ...paid.slice(1), partOf(5), completed(part), refundOf(firstCapture, 5)]
    const { entries } = rowAfter([...life, completed(refundIdOf(firstCapture))]) as {
      entries: { kind: string; base: number }[]
    }
    expect(entries.map(({ kind, base }) => [kind, base])).toEqual([
      ['placed', 33],
      ['paid', 33],
      ['refunded', 17],
      ['refunded', 16],
    ])
  })

  it('is of the country of its tax if it was recorded without one, unless that is the seller’s', () => {
    const taxed = (treatment: 'export' | 'domestic'): OrderPlaced => ({
      type: 'order-placed',
      data: { ...placed.data, tax: { treatment, country: 'CH', basisPoints: 0, amount: usd(0) } },
    })
    expect(rowAfter([taxed('export')])).toMatchObject({ country: 'CH' })
    expect(rowAfter([taxed('domestic')])).toMatchObject({ country: null })
  })
})
