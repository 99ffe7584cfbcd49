import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** A buyer has another password from now on; sessions opened before are over. */
export const buyerPasswordSet = event('buyer-password-set', {
  buyerId,
  credentialRef: vaultReference,
  setAt: z.iso.datetime(),
  /** Until then it can be undone by the link that the buyer was sent; absent in older events. */
  undoableUntil: z.iso.datetime().optional(),
})
export type BuyerPasswordSet = z.infer<typeof buyerPasswordSet>
