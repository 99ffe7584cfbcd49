import { buyer, call } from '@pinline/chassis/contract/call'
import { addressId } from '@pinline/events/ids'
import { addressInput, addressRow } from './address.ts'

/** Replaces an address. Orders keep the version that they were placed with. */
export const changeAddress = call({
  name: 'change-address',
  path: '/account/addresses/update',
  effect: 'command',
  authority: buyer,
  input: addressInput.extend({ id: addressId }),
  output: addressRow,
  keepReply: false,
  errors: ['address-not-found'],
})
