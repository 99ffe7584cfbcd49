import { z } from 'zod'
import { fact } from '../fact.ts'
import { addressId, buyerId } from '../ids.ts'

export const defaultAddressSet = fact('default-address-set', { buyerId, addressId, setAt: z.iso.datetime() })
export type DefaultAddressSet = z.infer<typeof defaultAddressSet>
