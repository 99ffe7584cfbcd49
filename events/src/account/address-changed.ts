import { z } from 'zod'
import { event } from '../event.ts'
import { addressId, buyerId, vaultReference } from '../ids.ts'

/** The address has a new version in the vault; older ones are kept for the orders that refer to them. */
export const addressChanged = event('address-changed', {
  buyerId,
  addressId,
  addressRef: vaultReference,
  changedAt: z.iso.datetime(),
})
export type AddressChanged = z.infer<typeof addressChanged>
