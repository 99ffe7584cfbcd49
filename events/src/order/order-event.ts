import { z } from 'zod'
import { creditNoteIssued } from './credit-note-issued.ts'
import { deliveryChanged } from './delivery-changed.ts'
import { documentSigned } from './document-signed.ts'
import { invoiceIssued } from './invoice-issued.ts'
import { latePaymentSettled } from './late-payment-settled.ts'
import { linePicked } from './line-picked.ts'
import { lineTested } from './line-tested.ts'
import { linesCancelled } from './lines-cancelled.ts'
import { orderCancelled } from './order-cancelled.ts'
import { orderCompleted } from './order-completed.ts'
import { orderConfirmed } from './order-confirmed.ts'
import { orderNoteAdded } from './order-note-added.ts'
import { orderPlaced } from './order-placed.ts'
import { orderShipped } from './order-shipped.ts'
import { parcelReceived } from './parcel-received.ts'
import { parcelShipped } from './parcel-shipped.ts'
import { partialRefundRequested } from './partial-refund-requested.ts'
import { paymentAttemptClosed } from './payment-attempt-closed.ts'
import { paymentAttemptStarted } from './payment-attempt-started.ts'
import { paymentCaptured } from './payment-captured.ts'
import { poNumberErased } from './po-number-erased.ts'
import { refundCompleted } from './refund-completed.ts'
import { refundFailed } from './refund-failed.ts'
import { refundRequested } from './refund-requested.ts'
import { refundRetried } from './refund-retried.ts'
import { replacementShipped } from './replacement-shipped.ts'
import { signatureRevoked } from './signature-revoked.ts'
import { stockReserved } from './stock-reserved.ts'
import { stockingStarted } from './stocking-started.ts'
import { testingStarted } from './testing-started.ts'
import { trackingEntryAdded } from './tracking-entry-added.ts'
import { trackingEntryRemoved } from './tracking-entry-removed.ts'

/** Every event of an order's stream. The stream's id is the order number. */
export const orderEvent = z.discriminatedUnion('type', [
  orderPlaced,
  stockReserved,
  paymentAttemptStarted,
  paymentAttemptClosed,
  paymentCaptured,
  orderConfirmed,
  stockingStarted,
  testingStarted,
  parcelShipped,
  orderShipped,
  replacementShipped,
  parcelReceived,
  trackingEntryAdded,
  trackingEntryRemoved,
  linePicked,
  lineTested,
  orderCompleted,
  orderCancelled,
  linesCancelled,
  deliveryChanged,
  refundRequested,
  partialRefundRequested,
  refundCompleted,
  refundFailed,
  refundRetried,
  latePaymentSettled,
  orderNoteAdded,
  documentSigned,
  signatureRevoked,
  poNumberErased,
  invoiceIssued,
  creditNoteIssued,
])
export type OrderEvent = z.infer<typeof orderEvent>

export const orderStreamType = 'order'
