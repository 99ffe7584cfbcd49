import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { InvoiceIssued } from '@pinline/events/order/invoice-issued'
import type { Order } from './order.ts'

export interface RecordInvoice extends Omit<InvoiceIssued['data'], 'issuedAt'> {
  readonly type: 'record-invoice'
  readonly now: string
}

/** An order is invoiced once, when everything has been shipped. Quiet where it has its invoice. */
export const recordInvoice = (
  order: Order,
  { number, sellerVersion, partyRef, now }: RecordInvoice,
): Decision<InvoiceIssued> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.invoice !== null) return []
  if (order.status !== 'shipped' && order.status !== 'completed') return rejection('transition-not-allowed')
  return [{ type: 'invoice-issued', data: { number, sellerVersion, partyRef, issuedAt: now } }]
}
