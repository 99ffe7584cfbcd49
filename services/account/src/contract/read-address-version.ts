import { call, internal } from '@pinline/chassis/contract/call'
import { vaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import { namedAddress } from './address.ts'

/** The address version that an order was placed with. `address-not-found` once it has been erased. */
export const readAddressVersion = call({
  name: 'read-address-version',
  path: '/internal/read-address-version',
  effect: 'read',
  authority: internal,
  input: z.object({ addressRef: vaultReference }),
  output: namedAddress,
  errors: ['address-not-found'],
})
