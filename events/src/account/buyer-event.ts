import { z } from 'zod'
import { addressAdded } from './address-added.ts'
import { addressChanged } from './address-changed.ts'
import { addressRemoved } from './address-removed.ts'
import { buyerPasswordSet } from './buyer-password-set.ts'
import { buyerRegistered } from './buyer-registered.ts'
import { defaultAddressSet } from './default-address-set.ts'

/** The facts of a buyer's stream. */
export const buyerEvent = z.discriminatedUnion('type', [
  buyerRegistered,
  buyerPasswordSet,
  addressAdded,
  addressChanged,
  addressRemoved,
  defaultAddressSet,
])
export type BuyerEvent = z.infer<typeof buyerEvent>
