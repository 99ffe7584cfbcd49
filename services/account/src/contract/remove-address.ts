import { buyer, call } from '@pinline/chassis/contract/call'
import { addressId } from '@pinline/events/ids'
import { z } from 'zod'

/** Takes an address off the book. */
export const removeAddress = call({
  name: 'remove-address',
  path: '/account/addresses/delete',
  effect: 'command',
  authority: buyer,
  input: z.strictObject({ id: addressId }),
  output: z.object({ id: addressId }),
  errors: ['address-not-found'],
})
