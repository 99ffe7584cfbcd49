import { z } from 'zod'
import { fact } from '../fact.ts'
import { addressId, buyerId, vaultReference } from '../ids.ts'

export const addressAdded = fact('address-added', {
  buyerId,
  addressId,
  addressRef: vaultReference,
  addedAt: z.iso.datetime(),
})
export type AddressAdded = z.infer<typeof addressAdded>
