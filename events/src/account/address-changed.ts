import { z } from 'zod'
import { fact } from '../fact.ts'
import { addressId, buyerId, vaultReference } from '../ids.ts'

/** The address has another version in the vault; the older ones stay for the orders that name them. */
export const addressChanged = fact('address-changed', {
  buyerId,
  addressId,
  addressRef: vaultReference,
  changedAt: z.iso.datetime(),
})
export type AddressChanged = z.infer<typeof addressChanged>
