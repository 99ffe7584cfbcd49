import { z } from 'zod'
import { fact } from '../fact.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** A buyer's phone, e-mail, name or language changed: the vault holds another version of the contact. */
export const buyerContactChanged = fact('buyer-contact-changed', {
  buyerId,
  contactRef: vaultReference,
  changed: z.enum(['phone', 'email', 'profile']),
  changedAt: z.iso.datetime(),
})
export type BuyerContactChanged = z.infer<typeof buyerContactChanged>
