import { z } from 'zod'
import { event } from '../event.ts'
import { documentNumber } from './document-kind.ts'
import { refundId } from './payment-ids.ts'

/** A refund of an invoiced order has a credit note. */
export const creditNoteIssued = event('credit-note-issued', {
  number: documentNumber,
  refundId,
  sellerVersion: z.int().nonnegative(),
  issuedAt: z.iso.datetime(),
})
export type CreditNoteIssued = z.infer<typeof creditNoteIssued>
