import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type OrderEvent, orderEvent, orderStreamType } from '@pinline/events/order/order-event'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { AttemptPart, OrderViewRow } from './orders.model.ts'

const placed = (data: OrderPlaced['data']): OrderViewRow => ({
  orderNo: data.orderNo,
  buyerId: data.buyerId,
  status: 'pending',
  stock: 'checking',
  listed: false,
  cancelReason: null,
  lines: data.lines,
  goodsTotal: data.goodsTotal,
  freight: data.freight,
  total: data.total,
  weightGrams: data.weightGrams,
  currency: data.currency,
  rate: data.rate,
  shippingMethod: data.shippingMethod,
  addressRef: data.addressRef,
  remarkRef: data.remarkRef ?? null,
  noteRef: null,
  poNumber: data.poNumber ?? null,
  placedAt: data.placedAt,
  payBefore: data.payBefore,
  confirmedAt: null,
  stockingAt: null,
  testingAt: null,
  shippedAt: null,
  completedAt: null,
  cancelledAt: null,
  carrier: null,
  trackingNumber: null,
  attempts: [],
  refunds: [],
  hasOpenAttempt: false,
  hasOpenRefund: false,
})

const withAttempts = (row: OrderViewRow, attempts: readonly AttemptPart[]): OrderViewRow => ({
  ...row,
  attempts,
  hasOpenAttempt: attempts.some((attempt) => attempt.status === 'open'),
})

const endAttempt = (
  row: OrderViewRow,
  attemptId: AttemptId,
  end: Pick<AttemptPart, 'status' | 'endedAt' | 'reason'>,
): OrderViewRow =>
  withAttempts(
    row,
    row.attempts.map((attempt) => (attempt.attemptId === attemptId ? { ...attempt, ...end } : attempt)),
  )

const withRefunds = (row: OrderViewRow, refunds: OrderViewRow['refunds']): OrderViewRow => ({
  ...row,
  refunds,
  hasOpenRefund: refunds.some((refund) => refund.completedAt === null),
})

const advance = (row: OrderViewRow, fact: Exclude<OrderEvent, OrderPlaced>): OrderViewRow => {
  switch (fact.type) {
    case 'stock-reserved':
      return { ...row, stock: 'reserved', listed: true }
    case 'payment-attempt-started': {
      const { attemptId, amount, startedAt, expiresAt } = fact.data
      const started = { attemptId, status: 'open', amount, startedAt, expiresAt, endedAt: null, reason: null } as const
      return withAttempts(row, [...row.attempts, started])
    }
    case 'payment-attempt-closed': {
      const { attemptId, reason, closedAt } = fact.data
      return endAttempt(row, attemptId, { status: 'closed', endedAt: closedAt, reason })
    }
    case 'payment-captured':
      return endAttempt(row, fact.data.attemptId, { status: 'captured', endedAt: fact.data.capturedAt, reason: null })
    case 'order-confirmed':
      return { ...row, status: 'confirmed', confirmedAt: fact.data.confirmedAt }
    case 'stocking-started':
      return { ...row, status: 'stocking', stockingAt: fact.data.startedAt }
    case 'testing-started':
      return { ...row, status: 'testing', testingAt: fact.data.startedAt }
    case 'order-shipped': {
      const { carrier, trackingNumber, shippedAt } = fact.data
      return { ...row, status: 'shipped', carrier, trackingNumber, shippedAt }
    }
    case 'order-completed':
      return { ...row, status: 'completed', completedAt: fact.data.completedAt }
    case 'order-cancelled': {
      const { reason, cancelledAt, noteRef } = fact.data
      return {
        ...row,
        status: 'cancelled',
        listed: reason !== 'out-of-stock',
        cancelReason: reason,
        cancelledAt,
        noteRef: noteRef ?? null,
      }
    }
    case 'refund-requested': {
      const { refundId, captureId, amount, requestedAt } = fact.data
      return withRefunds(row, [...row.refunds, { refundId, captureId, amount, requestedAt, completedAt: null }])
    }
    case 'refund-completed': {
      const { refundId, completedAt } = fact.data
      return withRefunds(
        row,
        row.refunds.map((refund) => (refund.refundId === refundId ? { ...refund, completedAt } : refund)),
      )
    }
    default: {
      const missing: never = fact
      return missing
    }
  }
}

/** Every order, for its buyer's lists and for staff. */
export const ordersProjection = defineProjection<OrderViewRow, OrderEvent>({
  name: 'orders',
  version: 1,
  sources: [{ service: 'order', streamType: orderStreamType }],
  factSchema: orderEvent,
  project: (row, { fact }) => {
    if (fact.type === 'order-placed') return placed(fact.data)
    return row === undefined ? undefined : advance(row, fact)
  },
  indexes: [
    { keys: { buyerId: 1, listed: 1, placedAt: -1 } },
    { keys: { buyerId: 1, listed: 1, status: 1, placedAt: -1 } },
    { keys: { listed: 1, placedAt: -1 } },
    { keys: { listed: 1, status: 1, placedAt: -1 } },
    { keys: { payBefore: 1 }, where: { status: 'pending' } },
    { keys: { placedAt: 1 }, where: { stock: 'checking' } },
    { keys: { placedAt: 1, hasOpenAttempt: 1 }, where: { hasOpenAttempt: true } },
    { keys: { placedAt: 1, hasOpenRefund: 1 }, where: { hasOpenRefund: true } },
    { keys: { shippedAt: 1 }, where: { status: 'shipped' } },
  ],
})
