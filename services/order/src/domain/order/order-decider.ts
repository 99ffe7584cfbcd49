import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type OrderEvent, orderEvent, orderStreamType } from '@pinline/events/order/order-event'
import { type AddOrderNote, addOrderNote } from './add-order-note.ts'
import { type AddTrackingEntry, addTrackingEntry } from './add-tracking-entry.ts'
import { type CancelLines, cancelLines } from './cancel-lines.ts'
import { type CancelOrder, cancelOrder } from './cancel-order.ts'
import { type CapturePayment, capturePayment } from './capture-payment.ts'
import { type ChangeDelivery, changeDelivery } from './change-delivery.ts'
import { type ClosePaymentAttempt, closePaymentAttempt } from './close-payment-attempt.ts'
import { type CompleteRefund, completeRefund } from './complete-refund.ts'
import { type ConfirmParcelReceipt, confirmParcelReceipt } from './confirm-parcel-receipt.ts'
import { type ConfirmReceipt, confirmReceipt } from './confirm-receipt.ts'
import { type ErasePoNumber, erasePoNumber } from './erase-po-number.ts'
import { type ExpireOrder, expireOrder } from './expire-order.ts'
import { type FailRefund, failRefund } from './fail-refund.ts'
import { evolve, newOrder, type Order } from './order.ts'
import { type PlaceOrder, placeOrder } from './place-order.ts'
import { type RecordCreditNote, recordCreditNote } from './record-credit-note.ts'
import { type RecordInvoice, recordInvoice } from './record-invoice.ts'
import { type RecordPick, recordPick } from './record-pick.ts'
import { type RecordReplacementParcel, recordReplacementParcel } from './record-replacement-parcel.ts'
import { type RecordStockRefused, recordStockRefused } from './record-stock-refused.ts'
import { type RecordStockReserved, recordStockReserved } from './record-stock-reserved.ts'
import { type RecordTest, recordTest } from './record-test.ts'
import { type RemoveTrackingEntry, removeTrackingEntry } from './remove-tracking-entry.ts'
import { type RequestMissingRefunds, requestMissingRefunds } from './request-missing-refunds.ts'
import { type RequestRefund, requestRefund } from './request-refund.ts'
import { type ResolveLatePayment, resolveLatePayment } from './resolve-late-payment.ts'
import { type RetryRefund, retryRefund } from './retry-refund.ts'
import { type RevokeSignature, revokeSignature } from './revoke-signature.ts'
import { type ShipOrder, shipOrder } from './ship-order.ts'
import { type ShipParcel, shipParcel } from './ship-parcel.ts'
import { type SignDocument, signDocument } from './sign-document.ts'
import { type StartPaymentAttempt, startPaymentAttempt } from './start-payment-attempt.ts'
import { type StartStocking, startStocking } from './start-stocking.ts'
import { type StartTesting, startTesting } from './start-testing.ts'

export type OrderCommand =
  | PlaceOrder
  | RecordStockReserved
  | RecordStockRefused
  | StartPaymentAttempt
  | ClosePaymentAttempt
  | CapturePayment
  | StartStocking
  | StartTesting
  | RecordPick
  | RecordTest
  | ShipParcel
  | RecordReplacementParcel
  | ShipOrder
  | ConfirmParcelReceipt
  | AddTrackingEntry
  | RemoveTrackingEntry
  | ConfirmReceipt
  | CancelOrder
  | ChangeDelivery
  | CancelLines
  | ExpireOrder
  | CompleteRefund
  | FailRefund
  | RequestMissingRefunds
  | RequestRefund
  | RetryRefund
  | ResolveLatePayment
  | AddOrderNote
  | SignDocument
  | RevokeSignature
  | ErasePoNumber
  | RecordInvoice
  | RecordCreditNote

const decide = (order: Order, command: OrderCommand): Decision<OrderEvent> => {
  switch (command.type) {
    case 'place-order':
      return placeOrder(order, command)
    case 'record-stock-reserved':
      return recordStockReserved(order, command)
    case 'record-stock-refused':
      return recordStockRefused(order, command)
    case 'start-payment-attempt':
      return startPaymentAttempt(order, command)
    case 'close-payment-attempt':
      return closePaymentAttempt(order, command)
    case 'capture-payment':
      return capturePayment(order, command)
    case 'start-stocking':
      return startStocking(order, command)
    case 'start-testing':
      return startTesting(order, command)
    case 'record-pick':
      return recordPick(order, command)
    case 'record-test':
      return recordTest(order, command)
    case 'ship-parcel':
      return shipParcel(order, command)
    case 'record-replacement-parcel':
      return recordReplacementParcel(order, command)
    case 'ship-order':
      return shipOrder(order, command)
    case 'confirm-parcel-receipt':
      return confirmParcelReceipt(order, command)
    case 'add-tracking-entry':
      return addTrackingEntry(order, command)
    case 'remove-tracking-entry':
      return removeTrackingEntry(order, command)
    case 'confirm-receipt':
      return confirmReceipt(order, command)
    case 'cancel-lines':
      return cancelLines(order, command)
    case 'change-delivery':
      return changeDelivery(order, command)
    case 'cancel-order':
      return cancelOrder(order, command)
    case 'expire-order':
      return expireOrder(order, command)
    case 'complete-refund':
      return completeRefund(order, command)
    case 'fail-refund':
      return failRefund(order, command)
    case 'request-missing-refunds':
      return requestMissingRefunds(order, command)
    case 'request-refund':
      return requestRefund(order, command)
    case 'retry-refund':
      return retryRefund(order, command)
    case 'resolve-late-payment':
      return resolveLatePayment(order, command)
    case 'add-order-note':
      return addOrderNote(order, command)
    case 'sign-document':
      return signDocument(order, command)
    case 'revoke-signature':
      return revokeSignature(order, command)
    case 'erase-po-number':
      return erasePoNumber(order, command)
    case 'record-invoice':
      return recordInvoice(order, command)
    case 'record-credit-note':
      return recordCreditNote(order, command)
    default:
      return command satisfies never
  }
}

/** An order with its payment attempts, captures, refunds and shipment. */
export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  streamType: orderStreamType,
  initial: newOrder,
  evolve,
  decide,
  eventSchema: orderEvent,
}
