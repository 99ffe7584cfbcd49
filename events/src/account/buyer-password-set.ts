import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** A buyer has another password from now on; sessions opened before are over. */
export const buyerPasswordSet = event('buyer-password-set', {
  buyerId,
  credentialRef: vaultReference,
  setAt: z.iso.datetime(),
})
export type BuyerPasswordSet = z.infer<typeof buyerPasswordSet>
