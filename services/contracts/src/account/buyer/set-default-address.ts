import { addressId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Makes an address the one that checkout proposes. */
export const setDefaultAddress = call({
  name: 'set-default-address',
  path: '/account/addresses/set-default',
  effect: 'command',
  access: buyer,
  input: z.strictObject({ id: addressId }),
  output: z.object({ id: addressId }),
  errors: ['address-not-found'],
})
