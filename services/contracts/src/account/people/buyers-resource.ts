import { buyerId, vaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { dateCondition } from '../../api/condition.ts'
import { languageCode } from '../../api/languages.ts'
import { cleanedText } from '../../api/text.ts'
import { addressRow } from '../buyer/address.ts'
import { companyData } from '../buyer/company.ts'
import { instant } from '../fields.ts'
import { sessionRow } from '../session/list-sessions.ts'

export const buyerState = z.enum(['active', 'disabled', 'erased'])

/** Newest buyers whose names, contacts and companies are compared with the words of a search. */
export const searchedBuyers = 2000

/** A buyer as staff see them; everything personal is null of an erased one. The lists are filled in the single record. */
export const buyerRow = z.object({
  id: buyerId,
  state: buyerState,
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  companyName: z.string().nullable(),
  language: languageCode.nullable(),
  registeredAt: instant,
  company: companyData.nullable(),
  /** The default one first. */
  addresses: z.array(addressRow),
  /** Notes of staff, newest first; the text is null of an erased one. */
  notes: z.array(
    z.object({ ref: vaultReference, text: z.string().nullable(), staffId: z.string().nullable(), addedAt: instant }),
  ),
  /** Active sessions, the last used first. */
  sessions: z.array(sessionRow.omit({ current: true })),
})
export type BuyerRow = z.infer<typeof buyerRow>

/** Registered buyers with their contacts and company. */
export const buyersResource = adminResource({
  name: 'buyers',
  permission: 'buyers.read',
  row: buyerRow,
  filter: z.object({
    /**
     * A whole mailbox, phone number, buyer id or order number; or a part of name, contact or company, which is compared
     * with the newest buyers only.
     */
    q: cleanedText(80).optional(),
    state: buyerState.optional(),
    registeredAt: dateCondition.optional(),
  }),
  sorts: ['registeredAt'],
})
