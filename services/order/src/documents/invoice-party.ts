import { addressVersion } from '@pinline/contracts/account/buyer/address'
import type { z } from 'zod'

/** Whom an invoice is made out to, as kept in the vault: a copy of the order's address. */
export const invoiceParty = addressVersion
export type InvoiceParty = z.infer<typeof invoiceParty>
