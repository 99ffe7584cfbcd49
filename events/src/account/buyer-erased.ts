import { z } from 'zod'
import { event } from '../event.ts'
import { addressId, buyerId } from '../ids.ts'

/** The person asked to be forgotten. What the vaults hold under these ids goes, also after a restored backup; orders stay. */
export const buyerErased = event('buyer-erased', {
  buyerId,
  addressIds: z.array(addressId),
  erasedAt: z.iso.datetime(),
})
export type BuyerErased = z.infer<typeof buyerErased>
