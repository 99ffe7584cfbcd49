import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** A buyer's phone, e-mail, name or language changed: the vault has a new version of the contact. */
export const buyerContactChanged = event('buyer-contact-changed', {
  buyerId,
  contactRef: vaultReference,
  changed: z.enum(['phone', 'email', 'profile']),
  changedAt: z.iso.datetime(),
  /** Until then the former contact can undo it; absent in older events, and where only the profile changed. */
  undoableUntil: z.iso.datetime().optional(),
})
export type BuyerContactChanged = z.infer<typeof buyerContactChanged>
