import { z } from 'zod'
import { fact } from '../fact.ts'
import { addressId, buyerId } from '../ids.ts'

export const addressRemoved = fact('address-removed', { buyerId, addressId, removedAt: z.iso.datetime() })
export type AddressRemoved = z.infer<typeof addressRemoved>
