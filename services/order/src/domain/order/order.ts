import type { BuyerId, OrderNumber, QuotationNo, VaultReference } from '@pinline/events/ids'
import type { CurrencyCode, Money } from '@pinline/events/money'
import type { CreditNoteIssued } from '@pinline/events/order/credit-note-issued'
import type { DeliveryChanged } from '@pinline/events/order/delivery-changed'
import type { InvoiceIssued } from '@pinline/events/order/invoice-issued'
import type { LatePaymentSettled } from '@pinline/events/order/late-payment-settled'
import type { LineTested } from '@pinline/events/order/line-tested'
import type { CancelReason, RefusedLine } from '@pinline/events/order/order-cancelled'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { LineQuantity, OrderLine } from '@pinline/events/order/order-line'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import type { OrderTax } from '@pinline/events/order/order-tax'
import type { PartialRefundRequested } from '@pinline/events/order/partial-refund-requested'
import type { PaymentAttemptStarted } from '@pinline/events/order/payment-attempt-started'
import type { PaymentCaptured } from '@pinline/events/order/payment-captured'
import type { AttemptId, CaptureId, RefundId, RefundKey } from '@pinline/events/order/payment-ids'
import type { RefundRequested } from '@pinline/events/order/refund-requested'
import type { ShipmentPlan } from '@pinline/events/order/shipment-plan'
import { replacementParcelOf, type ShippedParcel, shippedParcelOf } from '@pinline/events/order/shipped-parcel'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import type { WalletKind } from '@pinline/events/order/wallet-kind'
import { type Attempt, endAttempt } from './attempt.ts'
import { type Pick, type TestedLine, withPick, withTest } from './line-records.ts'
import { type Parcel, receiveParcel, withoutTrackingEntry, withTrackingEntry } from './parcels.ts'
import { changeRefund, type Refund } from './refund.ts'
import { type Signature, withOutdatedReport, withoutSignature, withSignature } from './signatures.ts'
import type { OrderStatus } from './transitions.ts'

/** A captured payment. */
export interface Capture {
  readonly captureId: CaptureId
  readonly attemptId: AttemptId
  readonly amount: Money
}

/** A payment after the cancellation; `settled` once staff have contacted the buyer. */
export interface LatePayment {
  readonly captureId: CaptureId
  readonly settled: boolean
}

/** What every order has from its placement on. */
export interface OrderBase {
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly placementId: string
  readonly currency: CurrencyCode
  /** As they were placed. */
  readonly lines: readonly OrderLine[]
  /** Pieces that staff have cancelled; a product may have several entries. */
  readonly cancelledLines: readonly LineQuantity[]
  readonly cancellationKeys: readonly RefundKey[]
  /** Part of the total; null where none is charged. */
  readonly tax: OrderTax | null
  readonly total: Money
  /** As it was placed, without tax. */
  readonly freight: Money
  /** How often address or shipping method was changed. */
  readonly deliveryChanges: number
  /** The shipments that its delivery is reckoned from; null for an order that is sent together. */
  readonly shipmentPlan: ShipmentPlan | null
  /** Units of the order's currency for one US dollar, when it was placed. */
  readonly rate: string
  readonly weightGrams: number
  /** In account's vault. */
  readonly addressRef: VaultReference
  readonly shippingMethod: ShippingMethod
  /** The payable amount: the total, or its conversion when the order was placed. */
  readonly payable: Money
  /** Units of the payable's currency for one of the order's; null if both are the same. */
  readonly payableRate: string | null
  readonly wallet: WalletKind | null
  /** The quotation whose prices it has; null if it was placed from the cart. */
  readonly quotationNo: QuotationNo | null
  readonly placedAt: string
  readonly paymentDeadline: string
  readonly confirmedAt: string | null
  /** Every code that was made, oldest first; one at most is open. */
  readonly attempts: readonly Attempt[]
  readonly captures: readonly Capture[]
  /** The capture that confirmed the order. */
  readonly payingCaptureId: CaptureId | null
  readonly refunds: readonly Refund[]
  readonly latePayments: readonly LatePayment[]
  /** What was handed to carriers, by number; replacements among them. */
  readonly parcels: readonly Parcel[]
  /** The latest of each line. */
  readonly picks: readonly Pick[]
  readonly tests: readonly TestedLine[]
  /** Notes of staff, oldest first. */
  readonly notes: readonly VaultReference[]
  /** Of staff on its documents, oldest first. */
  readonly signatures: readonly Signature[]
  /** Whether its purchase order number stands in the event, as in earlier releases, and is not erased. */
  readonly hasPoNumberText: boolean
  /** Null until it is shipped. */
  readonly invoice: InvoiceIssued['data'] | null
  /** One at most for a refund, oldest first. */
  readonly creditNotes: readonly CreditNoteIssued['data'][]
}

export type Order =
  | { readonly status: 'new' }
  | (OrderBase & { readonly status: 'pending'; readonly stock: 'checking' | 'reserved' })
  | (OrderBase & { readonly status: 'confirmed' | 'stocking' | 'testing' | 'shipped' })
  | (OrderBase & { readonly status: 'completed'; readonly by: 'buyer' | 'time'; readonly completedAt: string })
  | (OrderBase & {
      readonly status: 'cancelled'
      readonly reason: CancelReason
      readonly refused: readonly RefusedLine[]
    })

export type PlacedOrder = Exclude<Order, { status: 'new' }>

export const newOrder: Order = { status: 'new' }

const sumIn = (currency: CurrencyCode, parts: readonly { readonly amount: Money }[]): number =>
  parts.reduce((sum, { amount }) => sum + (amount.currency === currency ? amount.minor : 0), 0)

/**
 * Captured money less completed refunds, in minor units of one currency, by default the payable's. Money of another
 * currency, which a wallet captured by mistake, is counted in its own.
 */
export const capturedBalance = (order: PlacedOrder, currency: CurrencyCode = order.payable.currency): number =>
  sumIn(currency, order.captures) -
  sumIn(
    currency,
    order.refunds.filter((refund) => refund.state === 'completed'),
  )

/** The capture that pays for the order, also for one that was cancelled afterwards. */
export const payingCaptureOf = ({ captures, payingCaptureId }: PlacedOrder): Capture | undefined =>
  captures.find(({ captureId }) => captureId === payingCaptureId)

const placed = (data: OrderPlaced['data']): Order => ({
  status: 'pending',
  stock: 'checking',
  orderNo: data.orderNo,
  buyerId: data.buyerId,
  placementId: data.placementId,
  currency: data.currency,
  lines: data.lines,
  cancelledLines: [],
  cancellationKeys: [],
  tax: data.tax ?? null,
  total: data.total,
  freight: data.freight,
  deliveryChanges: 0,
  shipmentPlan: data.shipmentPlan ?? null,
  rate: data.rate,
  weightGrams: data.weightGrams,
  addressRef: data.addressRef,
  shippingMethod: data.shippingMethod,
  payable: data.payable ?? data.total,
  payableRate: data.payableRate ?? null,
  wallet: data.wallet ?? null,
  quotationNo: data.quotationNo ?? null,
  placedAt: data.placedAt,
  paymentDeadline: data.payBefore,
  confirmedAt: null,
  attempts: [],
  captures: [],
  payingCaptureId: null,
  refunds: [],
  latePayments: [],
  parcels: [],
  picks: [],
  tests: [],
  notes: [],
  signatures: [],
  hasPoNumberText: data.poNumber !== undefined,
  invoice: null,
  creditNotes: [],
})

const orderBaseOf = (order: PlacedOrder): OrderBase => ({
  orderNo: order.orderNo,
  buyerId: order.buyerId,
  placementId: order.placementId,
  currency: order.currency,
  lines: order.lines,
  cancelledLines: order.cancelledLines,
  cancellationKeys: order.cancellationKeys,
  tax: order.tax,
  total: order.total,
  freight: order.freight,
  deliveryChanges: order.deliveryChanges,
  shipmentPlan: order.shipmentPlan,
  rate: order.rate,
  weightGrams: order.weightGrams,
  addressRef: order.addressRef,
  shippingMethod: order.shippingMethod,
  payable: order.payable,
  payableRate: order.payableRate,
  wallet: order.wallet,
  quotationNo: order.quotationNo,
  placedAt: order.placedAt,
  paymentDeadline: order.paymentDeadline,
  confirmedAt: order.confirmedAt,
  attempts: order.attempts,
  captures: order.captures,
  payingCaptureId: order.payingCaptureId,
  refunds: order.refunds,
  latePayments: order.latePayments,
  parcels: order.parcels,
  picks: order.picks,
  tests: order.tests,
  notes: order.notes,
  signatures: order.signatures,
  hasPoNumberText: order.hasPoNumberText,
  invoice: order.invoice,
  creditNotes: order.creditNotes,
})

const started = (order: PlacedOrder, { data }: PaymentAttemptStarted): PlacedOrder => {
  const { wallet = null, ...attempt } = data
  return {
    ...order,
    attempts: [...order.attempts, { ...attempt, wallet, status: 'open', endedAt: null, reason: null }],
  }
}

const captured = (order: PlacedOrder, { data }: PaymentCaptured): PlacedOrder => {
  const { attemptId, captureId, amount, capturedAt } = data
  return {
    ...order,
    attempts: endAttempt(order.attempts, attemptId, { status: 'captured', endedAt: capturedAt, reason: null }),
    captures: [...order.captures, { captureId, attemptId, amount }],
  }
}

const refundRequestedFrom = (order: PlacedOrder, { data }: RefundRequested): PlacedOrder => {
  const { refundId, captureId, amount, reason, requestedAt } = data
  const late = reason === 'paid-after-cancellation' ? [{ captureId, settled: false }] : []
  return {
    ...order,
    refunds: [
      ...order.refunds,
      {
        refundId,
        captureId,
        amount,
        orderAmount: null,
        reason,
        lines: [],
        afterSaleRef: null,
        requestedAt,
        state: 'requested',
      },
    ],
    latePayments: [...order.latePayments, ...late],
  }
}

const partialRefundRequestedFrom = (order: PlacedOrder, { data }: PartialRefundRequested): PlacedOrder => {
  const { refundId, captureId, amount, orderAmount, reason, lines = [], afterSaleRef = null, requestedAt } = data
  const requested: Refund = {
    refundId,
    captureId,
    amount,
    orderAmount,
    reason,
    lines,
    afterSaleRef,
    requestedAt,
    state: 'requested',
  }
  return { ...order, refunds: [...order.refunds, requested] }
}

const inState = (
  order: PlacedOrder,
  refundId: RefundId,
  state: Refund['state'],
  requestedAt?: string,
): PlacedOrder => ({
  ...order,
  refunds: changeRefund(order.refunds, refundId, { state, ...(requestedAt === undefined ? {} : { requestedAt }) }),
})

const moved = (order: PlacedOrder, status: Extract<OrderStatus, 'confirmed' | 'stocking' | 'testing'>): Order => ({
  ...orderBaseOf(order),
  status,
})

const withParcel = (order: PlacedOrder, parcel: ShippedParcel): PlacedOrder => ({
  ...order,
  parcels: [...order.parcels, { ...parcel, receivedAt: null, entryIds: [], removedEntryIds: [] }],
})

const redirected = (order: PlacedOrder, { data }: DeliveryChanged): PlacedOrder => ({
  ...order,
  addressRef: data.addressRef,
  shippingMethod: data.shippingMethod,
  shipmentPlan: data.shipmentPlan ?? order.shipmentPlan,
  deliveryChanges: order.deliveryChanges + 1,
})

const tested = (order: PlacedOrder, { data }: LineTested): PlacedOrder => ({
  ...order,
  tests: withTest(order.tests, data),
  signatures: withOutdatedReport(order.signatures),
})

const settled = (order: PlacedOrder, { data: { captureId } }: LatePaymentSettled): PlacedOrder => ({
  ...order,
  latePayments: order.latePayments.map((late) => (late.captureId === captureId ? { ...late, settled: true } : late)),
})

/** Applies one event. Any event before `order-placed` means a corrupt stream and throws. */
export const evolve = (order: Order, event: OrderEvent): Order => {
  if (event.type === 'order-placed') return placed(event.data)
  if (order.status === 'new') throw new Error(`${event.type} before order-placed`)
  switch (event.type) {
    case 'stock-reserved':
      return order.status === 'pending' ? { ...order, stock: 'reserved' } : order
    case 'payment-attempt-started':
      return started(order, event)
    case 'payment-attempt-closed': {
      const { attemptId, reason, closedAt } = event.data
      return {
        ...order,
        attempts: endAttempt(order.attempts, attemptId, { status: 'closed', endedAt: closedAt, reason }),
      }
    }
    case 'payment-captured':
      return captured(order, event)
    case 'order-confirmed': {
      const { captureId: payingCaptureId, confirmedAt } = event.data
      return moved({ ...order, payingCaptureId, confirmedAt }, 'confirmed')
    }
    case 'stocking-started':
      return moved(order, 'stocking')
    case 'testing-started':
      return moved(order, 'testing')
    case 'parcel-shipped':
      return withParcel(order, shippedParcelOf(event))
    case 'replacement-shipped':
      return withParcel(order, replacementParcelOf(event))
    case 'order-shipped':
      return { ...orderBaseOf(withParcel(order, shippedParcelOf(event))), status: 'shipped' }
    case 'parcel-received': {
      const { parcelNo, receivedAt } = event.data
      return { ...order, parcels: receiveParcel(order.parcels, parcelNo, receivedAt) }
    }
    case 'tracking-entry-added':
      return { ...order, parcels: withTrackingEntry(order.parcels, event.data) }
    case 'tracking-entry-removed':
      return { ...order, parcels: withoutTrackingEntry(order.parcels, event.data) }
    case 'line-picked':
      return { ...order, picks: withPick(order.picks, event.data) }
    case 'line-tested':
      return tested(order, event)
    case 'order-completed':
      return { ...orderBaseOf(order), status: 'completed', by: event.data.by, completedAt: event.data.completedAt }
    case 'order-cancelled': {
      const { reason, refused = [] } = event.data
      return { ...orderBaseOf(order), status: 'cancelled', reason, refused }
    }
    case 'lines-cancelled': {
      const { cancellationKey, lines } = event.data
      const pieces = lines.map(({ productId, quantity }) => ({ productId, quantity }))
      return {
        ...order,
        cancelledLines: [...order.cancelledLines, ...pieces],
        cancellationKeys: [...order.cancellationKeys, cancellationKey],
      }
    }
    case 'delivery-changed':
      return redirected(order, event)
    case 'refund-requested':
      return refundRequestedFrom(order, event)
    case 'partial-refund-requested':
      return partialRefundRequestedFrom(order, event)
    case 'refund-completed':
      return inState(order, event.data.refundId, 'completed')
    case 'refund-failed':
      return inState(order, event.data.refundId, 'failed')
    case 'refund-retried':
      return inState(order, event.data.refundId, 'requested', event.data.retriedAt)
    case 'late-payment-settled':
      return settled(order, event)
    case 'order-note-added':
      return { ...order, notes: [...order.notes, event.data.noteRef] }
    case 'document-signed':
      return { ...order, signatures: withSignature(order.signatures, event.data) }
    case 'signature-revoked':
      return { ...order, signatures: withoutSignature(order.signatures, event.data.signatureNo) }
    case 'po-number-erased':
      return { ...order, hasPoNumberText: false }
    case 'invoice-issued':
      return { ...order, invoice: event.data }
    case 'credit-note-issued':
      return { ...order, creditNotes: [...order.creditNotes, event.data] }
    default:
      return event satisfies never
  }
}
