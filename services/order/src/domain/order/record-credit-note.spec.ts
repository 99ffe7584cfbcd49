import { given } from '@pinline/chassis/domain/given'
import { vaultReference } from '@pinline/events/ids'
import { documentNumber } from '@pinline/events/order/document-kind'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { refundId } from '@pinline/events/order/payment-ids'
import { describe, it } from 'vitest'
import * as sample from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'
import type { RecordCreditNote } from './record-credit-note.ts'
import type { RecordInvoice } from './record-invoice.ts'

const { at } = sample
const id = refundId.parse('refund-cap-1111')
const invoiceFields = {
  number: documentNumber.parse('INV-2026-000001'),
  sellerVersion: 1,
  partyRef: vaultReference.parse(`invoice-${sample.placing.orderNo}@1`),
}
const creditFields = { number: documentNumber.parse('CN-2026-000001'), refundId: id, sellerVersion: 1 }
const recordInvoice: RecordInvoice = { type: 'record-invoice', ...invoiceFields, now: at('12:00:01') }
const recordCreditNote: RecordCreditNote = { type: 'record-credit-note', ...creditFields, now: at('14:00:00') }
const invoiced: OrderEvent = { type: 'invoice-issued', data: { ...invoiceFields, issuedAt: at('12:00:01') } }
const credited: OrderEvent = { type: 'credit-note-issued', data: { ...creditFields, issuedAt: at('14:00:00') } }

const refund = { refundId: id, captureId: sample.firstCapture, amount: sample.usd(1000), requestedAt: at('13:00:00') }
const requested: OrderEvent = {
  type: 'partial-refund-requested',
  data: { ...refund, orderAmount: sample.usd(1000), reason: 'goodwill', lines: [] },
}
const paidTwice: OrderEvent = { type: 'refund-requested', data: { ...refund, reason: 'paid-twice' } }
const refunded: OrderEvent = { type: 'refund-completed', data: { refundId: id, completedAt: at('13:30:00') } }
const shipped = [...sample.inTesting, sample.shipped]

describe('record-invoice', () => {
  it('invoices what was shipped', () => given(orderDecider, shipped).when(recordInvoice).then([invoiced]))
  it('does nothing if there is an invoice, whatever its number', () =>
    given(orderDecider, [...shipped, invoiced])
      .when({ ...recordInvoice, number: documentNumber.parse('INV-2026-000002') })
      .thenNothing())
})

describe('record-credit-note', () => {
  it('credits a refund of what was invoiced, once', () => {
    const events = [...shipped, invoiced, requested, refunded]
    given(orderDecider, events).when(recordCreditNote).then([credited])
    given(orderDecider, [...events, credited])
      .when(recordCreditNote)
      .thenNothing()
  })
  it('credits one that was completed before the invoice', () =>
    given(orderDecider, [...sample.inTesting, requested, refunded, sample.shipped, invoiced])
      .when(recordCreditNote)
      .then([credited]))
  it('waits for the invoice, and for the refund', () => {
    given(orderDecider, [...shipped, requested, refunded])
      .when(recordCreditNote)
      .thenRejected('transition-not-allowed')
    given(orderDecider, [...shipped, invoiced, requested])
      .when(recordCreditNote)
      .thenRejected('transition-not-allowed')
  })
  it('does not credit what was never owed', () =>
    given(orderDecider, [...shipped, invoiced, paidTwice, refunded])
      .when(recordCreditNote)
      .thenRejected('transition-not-allowed'))
})
