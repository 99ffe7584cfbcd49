import { addressId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Removes an address from the address book. */
export const removeAddress = call({
  name: 'remove-address',
  path: '/account/addresses/delete',
  effect: 'command',
  access: buyer,
  input: z.strictObject({ id: addressId }),
  output: z.object({ id: addressId }),
  errors: ['address-not-found'],
})
