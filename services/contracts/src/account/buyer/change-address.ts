import { addressId } from '@pinline/events/ids'
import { buyer, call } from '../../api/call.ts'
import { addressInput, addressRow } from './address.ts'

/** Replaces an address. Orders keep the version that they were placed with. */
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
