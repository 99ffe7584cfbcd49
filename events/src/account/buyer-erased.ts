import { z } from 'zod'
import { event } from '../event.ts'
import { addressId, buyerId } from '../ids.ts'

/** The person demanded erasure. Vault entries under these ids are erased, also after a restored backup; orders stay. */
export const buyerErased = event('buyer-erased', {
  buyerId,
  addressIds: z.array(addressId),
  erasedAt: z.iso.datetime(),
})
export type BuyerErased = z.infer<typeof buyerErased>
