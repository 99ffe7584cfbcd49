import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { CreditNoteIssued } from '@pinline/events/order/credit-note-issued'
import { refundsToCredit } from './invoicing.ts'
import type { Order } from './order.ts'

export interface RecordCreditNote extends Omit<CreditNoteIssued['data'], 'issuedAt'> {
  readonly type: 'record-credit-note'
  readonly now: string
}

/** A completed refund of what was invoiced is credited once. Quiet where it has its credit note. */
export const recordCreditNote = (
  order: Order,
  { number, refundId, sellerVersion, now }: RecordCreditNote,
): Decision<CreditNoteIssued> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.creditNotes.some((note) => note.refundId === refundId)) return []
  if (!refundsToCredit(order).some((refund) => refund.refundId === refundId)) return rejection('transition-not-allowed')
  return [{ type: 'credit-note-issued', data: { number, refundId, sellerVersion, issuedAt: now } }]
}
