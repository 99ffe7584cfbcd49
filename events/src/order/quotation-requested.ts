import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, quotationNo, vaultReference } from '../ids.ts'
import { currencyCode } from '../money.ts'
import { freightZone } from './freight-zone.ts'
import { quotationLine } from './quotation-line.ts'

/** A buyer asked for prices. Currency and address are those of every order that is made from the quotation. */
export const quotationRequested = event('quotation-requested', {
  quotationNo,
  buyerId,
  currency: currencyCode,
  lines: z.array(quotationLine).min(1),
  /** The version of the delivery address, in account's vault. */
  addressRef: vaultReference,
  freightZone,
  /** The buyer's remark, in the order service's vault. */
  remarkRef: vaultReference.optional(),
  requestedAt: z.iso.datetime(),
  /** When staff have to have answered. */
  answerBy: z.iso.datetime(),
})
export type QuotationRequested = z.infer<typeof quotationRequested>
