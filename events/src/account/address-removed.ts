import { z } from 'zod'
import { event } from '../event.ts'
import { addressId, buyerId } from '../ids.ts'

export const addressRemoved = event('address-removed', { buyerId, addressId, removedAt: z.iso.datetime() })
export type AddressRemoved = z.infer<typeof addressRemoved>
