import { z } from 'zod'
import { fact } from '../fact.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** A buyer has another password from now on; sessions opened before are over. */
export const buyerPasswordSet = fact('buyer-password-set', {
  buyerId,
  credentialRef: vaultReference,
  setAt: z.iso.datetime(),
})
export type BuyerPasswordSet = z.infer<typeof buyerPasswordSet>
