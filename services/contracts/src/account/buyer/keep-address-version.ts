import { buyerId, vaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { addressInput } from './address.ts'

/**
 * Stores another version of a buyer's address for one order; the address book stays as it is. It is erased with that
 * address. The same fields as `basedOn` are that version.
 */
export const keepAddressVersion = call({
  name: 'keep-address-version',
  path: '/internal/keep-address-version',
  effect: 'command',
  access: internal,
  input: z.object({ buyerId, basedOn: vaultReference, address: addressInput }),
  output: z.object({ addressRef: vaultReference }),
  errors: ['address-not-found'],
})
