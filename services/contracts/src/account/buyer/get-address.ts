import { addressId, buyerId, vaultReference } from '@pinline/events/ids'
import { freightZone } from '@pinline/events/order/freight-zone'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { namedAddress } from './address.ts'

/** A buyer's current address; another buyer's is `address-not-found`. Without `addressId`: the default one. */
export const getAddress = call({
  name: 'get-address',
  path: '/internal/read-address',
  effect: 'read',
  access: internal,
  input: z.object({ buyerId, addressId: addressId.optional() }),
  output: z.object({ addressId, addressRef: vaultReference, address: namedAddress, freightZone }),
  errors: ['address-not-found'],
})
