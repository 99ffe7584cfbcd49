import { freightZone } from '@pinline/events/order/freight-zone'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { addressInput, namedAddress } from './address.ts'

/** An address as it would be stored, and its freight zone; nothing is stored. */
export const checkAddress = call({
  name: 'check-address',
  path: '/internal/check-address',
  effect: 'read',
  access: internal,
  input: z.object({ address: addressInput }),
  output: z.object({ address: namedAddress, freightZone }),
  errors: [],
})
