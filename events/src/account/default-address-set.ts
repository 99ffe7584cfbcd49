import { z } from 'zod'
import { event } from '../event.ts'
import { addressId, buyerId } from '../ids.ts'

export const defaultAddressSet = event('default-address-set', { buyerId, addressId, setAt: z.iso.datetime() })
export type DefaultAddressSet = z.infer<typeof defaultAddressSet>
