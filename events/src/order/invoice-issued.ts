import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { documentNumber } from './document-kind.ts'

/** The order has an invoice. What it says follows from the order; it never changes. */
export const invoiceIssued = event('invoice-issued', {
  number: documentNumber,
  /** The seller's data that it shows, by their version. */
  sellerVersion: z.int().nonnegative(),
  /** Whom it is made out to, in the order service's vault. */
  partyRef: vaultReference,
  issuedAt: z.iso.datetime(),
})
export type InvoiceIssued = z.infer<typeof invoiceIssued>
