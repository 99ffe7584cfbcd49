import { vaultReference } from '@pinline/events/ids'
import { freightZone } from '@pinline/events/order/freight-zone'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { namedAddress } from './address.ts'

const addressReference = vaultReference.refine((reference) => reference.startsWith('address-'))

/** Limit of versions in one query. */
export const maxAddressVersions = 200

/** The address versions of orders, in the given order; null if one has been erased. */
export const listAddressVersions = call({
  name: 'list-address-versions',
  path: '/internal/read-address-versions',
  effect: 'read',
  access: internal,
  input: z.object({ addressRefs: z.array(addressReference).min(1).max(maxAddressVersions) }),
  output: z.object({
    addresses: z.array(namedAddress.nullable()),
    /** Of the addresses, in the same order; absent in what earlier releases return. */
    freightZones: z.array(freightZone.nullable()).optional(),
  }),
  errors: [],
})
