import { z } from 'zod'
import { event } from '../event.ts'
import { addressId, buyerId, vaultReference } from '../ids.ts'

export const addressAdded = event('address-added', {
  buyerId,
  addressId,
  addressRef: vaultReference,
  addedAt: z.iso.datetime(),
})
export type AddressAdded = z.infer<typeof addressAdded>
