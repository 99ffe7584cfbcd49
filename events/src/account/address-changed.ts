import { z } from 'zod'
import { event } from '../event.ts'
import { addressId, buyerId, vaultReference } from '../ids.ts'

/** The address has another version in the vault; the older ones stay for the orders that name them. */
export const addressChanged = event('address-changed', {
  buyerId,
  addressId,
  addressRef: vaultReference,
  changedAt: z.iso.datetime(),
})
export type AddressChanged = z.infer<typeof addressChanged>
