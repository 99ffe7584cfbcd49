import { addressId } from '@pinline/events/ids'
import { buyer, call } from '../../api/call.ts'
import { addressInput, addressRow } from './address.ts'

/** Replaces an address. Orders keep their version. */
export const changeAddress = call({
  name: 'change-address',
  path: '/account/addresses/update',
  effect: 'command',
  access: buyer,
  input: addressInput.extend({ id: addressId }),
  output: addressRow,
  storeReply: false,
  errors: ['address-not-found'],
})
