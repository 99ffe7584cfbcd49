import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type OrderEvent, orderEvent, orderStreamType } from '@pinline/events/order/order-event'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import type { CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import { baseAmountOf } from '../base-amount.ts'
import type { OrderSalesRow, SalesEntry } from './order-sales.model.ts'

/** The day of an instant, UTC. */
const dayOf = (instant: string): string => instant.slice(0, 10)

/** The country of the delivery. Orders of earlier releases have it in their tax, unless that is the seller's own. */
const countryOf = ({ country, tax }: OrderPlaced['data']): string | null =>
  country ?? (tax === undefined || tax.treatment === 'domestic' ? null : tax.country)

const placed = (data: OrderPlaced['data']): OrderSalesRow => ({
  currency: data.currency,
  country: countryOf(data),
  rate: data.rate,
  total: data.total.minor,
  placedOn: dayOf(data.placedAt),
  captures: [],
  payingCapture: null,
  refunds: [],
  entries: [],
  days: [],
})

const withEntry = (row: OrderSalesRow, entry: SalesEntry): OrderSalesRow => ({
  ...row,
  entries: [...row.entries, entry],
  days: row.days.includes(entry.day) ? row.days : [...row.days, entry.day],
})

const confirmedBy = (row: OrderSalesRow, captureId: CaptureId): OrderSalesRow => {
  const capture = row.captures.find((one) => one.captureId === captureId)
  if (capture === undefined || row.payingCapture !== null) return row
  const { total } = row
  const entry: SalesEntry = { kind: 'paid', day: capture.day, minor: total, base: baseAmountOf(row, total) }
  return { ...withEntry(row, entry), captures: [], payingCapture: captureId }
}

const requested = (row: OrderSalesRow, refundId: RefundId, captureId: CaptureId, part?: number): OrderSalesRow => {
  if (captureId !== row.payingCapture) return row
  const rest = row.refunds.reduce((left, { minor }) => left - minor, row.total)
  return { ...row, refunds: [...row.refunds, { refundId, minor: part ?? rest }] }
}

/** All refunds so far have the share in the base currency that they have of the total, so that roundings do not add up. */
const refunded = (row: OrderSalesRow, id: RefundId, day: string): OrderSalesRow => {
  const refund = row.refunds.find(({ refundId }) => refundId === id)
  if (refund === undefined) return row
  const before = row.entries.reduce((sum, { kind, minor }) => (kind === 'refunded' ? sum + minor : sum), 0)
  const base = baseAmountOf(row, before + refund.minor) - baseAmountOf(row, before)
  return withEntry(row, { kind: 'refunded', day, minor: refund.minor, base })
}

const advance = (row: OrderSalesRow, event: Exclude<OrderEvent, OrderPlaced>): OrderSalesRow => {
  switch (event.type) {
    case 'stock-reserved':
      return withEntry(row, { kind: 'placed', day: row.placedOn, minor: row.total, base: baseAmountOf(row, row.total) })
    case 'order-cancelled':
      return event.data.reason === 'out-of-stock'
        ? { ...row, entries: row.entries.filter(({ kind }) => kind !== 'placed') }
        : row
    case 'payment-captured': {
      const { captureId, capturedAt } = event.data
      return { ...row, captures: [...row.captures, { captureId, day: dayOf(capturedAt) }] }
    }
    case 'order-confirmed':
      return confirmedBy(row, event.data.captureId)
    case 'refund-requested':
      return requested(row, event.data.refundId, event.data.captureId)
    case 'partial-refund-requested':
      return requested(row, event.data.refundId, event.data.captureId, event.data.orderAmount.minor)
    case 'refund-completed':
      return refunded(row, event.data.refundId, dayOf(event.data.completedAt))
    case 'payment-attempt-started':
    case 'payment-attempt-closed':
    case 'stocking-started':
    case 'testing-started':
    case 'parcel-shipped':
    case 'order-shipped':
    case 'replacement-shipped':
    case 'parcel-received':
    case 'tracking-entry-added':
    case 'tracking-entry-removed':
    case 'line-picked':
    case 'line-tested':
    case 'order-completed':
    case 'lines-cancelled':
    case 'delivery-changed':
    case 'refund-failed':
    case 'refund-retried':
    case 'late-payment-settled':
    case 'document-signed':
    case 'signature-revoked':
    case 'order-note-added':
    case 'po-number-erased':
    case 'invoice-issued':
    case 'credit-note-issued':
      return row
    default:
      return event satisfies never
  }
}

/**
 * What each order was placed with, paid and refunded, each on its own day. An order counts as placed once its stock is
 * reserved. A payment counts if it confirmed the order, and a refund if it is of that payment: what was paid twice or too
 * late was never revenue.
 */
export const orderSalesProjection = defineProjection<OrderSalesRow, OrderEvent>({
  name: 'order-sales',
  version: 1,
  sources: [{ service: 'order', streamType: orderStreamType }],
  eventSchema: orderEvent,
  project: (row, { event }) => {
    if (event.type === 'order-placed') return placed(event.data)
    return row === undefined ? undefined : advance(row, event)
  },
  indexes: [{ keys: { days: 1 } }],
})
