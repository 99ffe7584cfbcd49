import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { DeliveryChanged } from '@pinline/events/order/delivery-changed'
import type { LatePaymentSettled } from '@pinline/events/order/late-payment-settled'
import type { LinesCancelled } from '@pinline/events/order/lines-cancelled'
import { type OrderEvent, orderEvent, orderStreamType } from '@pinline/events/order/order-event'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import type { ParcelReceived } from '@pinline/events/order/parcel-received'
import type { PartialRefundRequested } from '@pinline/events/order/partial-refund-requested'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { RefundRequested } from '@pinline/events/order/refund-requested'
import {
  type ParcelEvent,
  replacementParcelOf,
  type ShippedParcel,
  shippedParcelOf,
} from '@pinline/events/order/shipped-parcel'
import type { TrackingEntryAdded } from '@pinline/events/order/tracking-entry-added'
import type { TrackingEntryRemoved } from '@pinline/events/order/tracking-entry-removed'
import { baseAmountOf } from '../base-amount.ts'
import { listIndexes } from './order-lists.ts'
import { withOutdatedReport, withoutSignature, withSignature } from './order-signatures.ts'
import type { AttemptPart, CapturePart, OrderViewRow, ParcelPart, RefundPart } from './orders.model.ts'

const piecesOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const placed = (data: OrderPlaced['data']): OrderViewRow => ({
  orderNo: data.orderNo,
  buyerId: data.buyerId,
  status: 'pending',
  stock: 'checking',
  listed: false,
  cancelReason: null,
  lines: data.lines,
  cancelledLines: [],
  goodsTotal: data.goodsTotal,
  freight: data.freight,
  ...(data.shipmentPlan === undefined ? {} : { shipmentPlan: data.shipmentPlan }),
  ...(data.tax === undefined ? {} : { tax: data.tax }),
  total: data.total,
  payable: data.payable ?? data.total,
  payableRate: data.payableRate ?? null,
  wallet: data.wallet ?? null,
  totalBase: baseAmountOf(data, data.total.minor),
  pieces: piecesOf(data.lines),
  weightGrams: data.weightGrams,
  currency: data.currency,
  rate: data.rate,
  shippingMethod: data.shippingMethod,
  ...(data.arrives === undefined ? {} : { arrives: data.arrives }),
  addressRef: data.addressRef,
  deliveryChanges: 0,
  remarkRef: data.remarkRef ?? null,
  noteRef: null,
  poNumberRef: data.poNumberRef ?? null,
  poNumber: data.poNumber ?? null,
  placedAt: data.placedAt,
  payBefore: data.payBefore,
  confirmedAt: null,
  stockingAt: null,
  testingAt: null,
  testedAt: null,
  shippedAt: null,
  completedAt: null,
  cancelledAt: null,
  parcels: [],
  carrier: null,
  trackingNumber: null,
  attempts: [],
  captures: [],
  refunds: [],
  latePayments: [],
  invoice: null,
  creditNotes: [],
  signatures: [],
  heldSharePercent: null,
  hasOpenAttempt: false,
  openAttemptExpiresAt: null,
  hasOpenRefund: false,
  hasLatePayment: false,
})

const withAttempts = (row: OrderViewRow, attempts: readonly AttemptPart[]): OrderViewRow => {
  const open = attempts.findLast((attempt) => attempt.status === 'open')
  return { ...row, attempts, hasOpenAttempt: open !== undefined, openAttemptExpiresAt: open?.expiresAt ?? null }
}

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
  hasOpenRefund: refunds.some((refund) => refund.state !== 'completed'),
})

const withRefund = (row: OrderViewRow, refundId: RefundId, change: Partial<RefundPart>): OrderViewRow =>
  withRefunds(
    row,
    row.refunds.map((refund) => (refund.refundId === refundId ? { ...refund, ...change } : refund)),
  )

const withLatePayments = (row: OrderViewRow, latePayments: OrderViewRow['latePayments']): OrderViewRow => ({
  ...row,
  latePayments,
  hasLatePayment: latePayments.some((late) => late.settledAt === null),
})

const withSettledPayment = (row: OrderViewRow, { data }: LatePaymentSettled): OrderViewRow => {
  const { captureId, settledAt, noteRef = null } = data
  return withLatePayments(
    row,
    row.latePayments.map((late) => (late.captureId === captureId ? { ...late, settledAt, noteRef } : late)),
  )
}

/** Sets the outcome of a capture, once. */
const withOutcome = (row: OrderViewRow, captureId: CaptureId, outcome: CapturePart['outcome']): OrderViewRow => ({
  ...row,
  captures: row.captures.map((capture) =>
    capture.captureId === captureId && capture.outcome === null ? { ...capture, outcome } : capture,
  ),
})

/** Of a whole refund or of a part. */
type RequestedRefund = Omit<PartialRefundRequested['data'], 'reason' | 'orderAmount'> &
  Pick<RefundPart, 'reason'> &
  Partial<Pick<PartialRefundRequested['data'], 'orderAmount'>>

const requestedPart = (data: RequestedRefund): RefundPart => ({
  refundId: data.refundId,
  captureId: data.captureId,
  amount: data.amount,
  orderAmount: data.orderAmount ?? null,
  reason: data.reason,
  lines: data.lines ?? [],
  afterSaleRef: data.afterSaleRef ?? null,
  noteRef: data.noteRef ?? null,
  state: 'requested',
  failure: null,
  requestedAt: data.requestedAt,
  completedAt: null,
})

const refundRequestedFrom = (row: OrderViewRow, event: RefundRequested): OrderViewRow => {
  const { captureId, reason } = event.data
  const requested = requestedPart(event.data)
  const after = withOutcome(withRefunds(row, [...row.refunds, requested]), captureId, 'refunded')
  return reason === 'paid-after-cancellation'
    ? withLatePayments(after, [...after.latePayments, { captureId, settledAt: null, noteRef: null }])
    : after
}

const withCancelledLines = (row: OrderViewRow, { data }: LinesCancelled): OrderViewRow => {
  const pieces = data.lines.map(({ productId, quantity }) => ({ productId, quantity }))
  return { ...row, cancelledLines: [...row.cancelledLines, ...pieces], pieces: row.pieces - piecesOf(pieces) }
}

const withDelivery = ({ arrives: _, ...row }: OrderViewRow, { data }: DeliveryChanged): OrderViewRow => ({
  ...row,
  addressRef: data.addressRef,
  shippingMethod: data.shippingMethod,
  ...(data.arrives === undefined ? {} : { arrives: data.arrives }),
  ...(data.shipmentPlan === undefined ? {} : { shipmentPlan: data.shipmentPlan }),
  deliveryChanges: row.deliveryChanges + 1,
  deliveryChangedAt: data.changedAt,
})

const withParcel = (row: OrderViewRow, parcel: ShippedParcel): OrderViewRow => ({
  ...row,
  parcels: [...row.parcels, { ...parcel, receivedAt: null, entries: [] }],
})

const withOrderedParcel = (row: OrderViewRow, event: ParcelEvent): OrderViewRow => {
  const parcel = shippedParcelOf(event)
  const { carrier, trackingNumber } = parcel
  return { ...withParcel(row, parcel), carrier, trackingNumber }
}

const withParcelChange = (
  row: OrderViewRow,
  parcelNo: number,
  change: (parcel: ParcelPart) => ParcelPart,
): OrderViewRow => ({
  ...row,
  parcels: row.parcels.map((parcel) => (parcel.parcelNo === parcelNo ? change(parcel) : parcel)),
})

const withReceipt = (row: OrderViewRow, { data: { parcelNo, receivedAt } }: ParcelReceived): OrderViewRow =>
  withParcelChange(row, parcelNo, (parcel) => ({ ...parcel, receivedAt }))

const withTrackingEntry = (row: OrderViewRow, { data }: TrackingEntryAdded): OrderViewRow => {
  const { parcelNo, entryId, at, contentRef } = data
  return withParcelChange(row, parcelNo, (parcel) => ({
    ...parcel,
    entries: [...parcel.entries, { entryId, at, contentRef }],
  }))
}

const withoutTrackingEntry = (row: OrderViewRow, { data }: TrackingEntryRemoved): OrderViewRow =>
  withParcelChange(row, data.parcelNo, (parcel) => ({
    ...parcel,
    entries: parcel.entries.filter(({ entryId }) => entryId !== data.entryId),
  }))

const advance = (row: OrderViewRow, event: Exclude<OrderEvent, OrderPlaced>): OrderViewRow => {
  switch (event.type) {
    case 'stock-reserved':
      return { ...row, stock: 'reserved', listed: true, heldSharePercent: event.data.sharePercent ?? null }
    case 'payment-attempt-started': {
      const { wallet = null, ...attempt } = event.data
      return withAttempts(row, [...row.attempts, { ...attempt, wallet, status: 'open', endedAt: null, reason: null }])
    }
    case 'payment-attempt-closed': {
      const { attemptId, reason, closedAt } = event.data
      return endAttempt(row, attemptId, { status: 'closed', endedAt: closedAt, reason })
    }
    case 'payment-captured': {
      const { attemptId, capturedAt } = event.data
      const after = endAttempt(row, attemptId, { status: 'captured', endedAt: capturedAt, reason: null })
      return { ...after, captures: [...row.captures, { ...event.data, outcome: null }] }
    }
    case 'order-confirmed': {
      const { captureId, confirmedAt } = event.data
      return withOutcome({ ...row, status: 'confirmed', confirmedAt, heldSharePercent: null }, captureId, 'confirmed')
    }
    case 'stocking-started':
      return { ...row, status: 'stocking', stockingAt: event.data.startedAt }
    case 'testing-started':
      return { ...row, status: 'testing', testingAt: event.data.startedAt }
    case 'parcel-shipped':
      return withOrderedParcel(row, event)
    case 'replacement-shipped':
      return withParcel(row, replacementParcelOf(event))
    case 'order-shipped':
      return { ...withOrderedParcel(row, event), status: 'shipped', shippedAt: event.data.shippedAt }
    case 'parcel-received':
      return withReceipt(row, event)
    case 'tracking-entry-added':
      return withTrackingEntry(row, event)
    case 'tracking-entry-removed':
      return withoutTrackingEntry(row, event)
    case 'order-completed':
      return { ...row, status: 'completed', completedAt: event.data.completedAt }
    case 'order-cancelled': {
      const { reason, cancelledAt, noteRef } = event.data
      return {
        ...row,
        status: 'cancelled',
        listed: reason !== 'out-of-stock',
        heldSharePercent: null,
        cancelReason: reason,
        cancelledAt,
        noteRef: noteRef ?? null,
      }
    }
    case 'delivery-changed':
      return withDelivery(row, event)
    case 'lines-cancelled':
      return withCancelledLines(row, event)
    case 'refund-requested':
      return refundRequestedFrom(row, event)
    case 'partial-refund-requested':
      return withRefunds(row, [...row.refunds, requestedPart(event.data)])
    case 'refund-completed': {
      const { refundId, completedAt } = event.data
      return withRefund(row, refundId, { state: 'completed', failure: null, completedAt })
    }
    case 'refund-failed':
      return withRefund(row, event.data.refundId, { state: 'failed', failure: event.data.code })
    case 'refund-retried':
      return withRefund(row, event.data.refundId, { state: 'requested', failure: null })
    case 'late-payment-settled':
      return withSettledPayment(row, event)
    case 'line-tested':
      return withOutdatedReport({ ...row, testedAt: event.data.testedAt }, event.data.testedAt)
    case 'line-picked':
    case 'order-note-added':
      return row
    case 'document-signed':
      return withSignature(row, event)
    case 'signature-revoked':
      return withoutSignature(row, event)
    case 'po-number-erased':
      return { ...row, poNumber: null }
    case 'invoice-issued':
      return { ...row, invoice: event.data }
    case 'credit-note-issued':
      return { ...row, creditNotes: [...row.creditNotes, event.data] }
    default:
      return event satisfies never
  }
}

/** Every order, for its buyer's lists and for staff. */
export const ordersProjection = defineProjection<OrderViewRow, OrderEvent>({
  name: 'orders',
  version: 17,
  sources: [{ service: 'order', streamType: orderStreamType }],
  eventSchema: orderEvent,
  project: (row, { event }) => {
    if (event.type === 'order-placed') return placed(event.data)
    return row === undefined ? undefined : advance(row, event)
  },
  indexes: [
    { keys: listIndexes.all },
    { keys: listIndexes.byStatus },
    { keys: listIndexes.byMethod },
    { keys: listIndexes.byMethodAndStatus },
    { keys: listIndexes.byNumber },
    { keys: listIndexes.columns },
    { keys: listIndexes.ofBuyer },
    { keys: listIndexes.ofBuyerByStatus },
    { keys: listIndexes.openRefunds, where: { hasOpenRefund: true } },
    { keys: listIndexes.latePayments, where: { hasLatePayment: true } },
    { keys: listIndexes.unpaid, where: { status: 'pending' } },
    { keys: listIndexes.byTrackingNumber },
    { keys: listIndexes.captured },
    { keys: listIndexes.refunded },
    { keys: { payBefore: 1 }, where: { status: 'pending' } },
    { keys: { placedAt: 1 }, where: { stock: 'checking' } },
    { keys: { openAttemptExpiresAt: 1 }, where: { hasOpenAttempt: true } },
    { keys: { shippedAt: 1 }, where: { status: 'shipped' } },
    { keys: { 'signatures.signedBy': 1 }, where: { 'signatures.signedBy': { $exists: true } } },
  ],
})
