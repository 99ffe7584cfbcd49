import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** A buyer signed up. Phone, e-mail and password hash are in the vault. */
export const buyerRegistered = event('buyer-registered', {
  buyerId,
  contactRef: vaultReference,
  credentialRef: vaultReference,
  by: z.enum(['phone', 'email']),
  registeredAt: z.iso.datetime(),
})
export type BuyerRegistered = z.infer<typeof buyerRegistered>
