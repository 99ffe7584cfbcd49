import { buyer, call } from '../../api/call.ts'
import { addressInput, addressRow } from './address.ts'

/** Adds an address; the first one becomes the default. At most 20 per buyer. */
export const addAddress = call({
  name: 'add-address',
  path: '/account/addresses/store',
  effect: 'command',
  access: buyer,
  input: addressInput,
  output: addressRow,
  storeReply: false,
  errors: ['address-limit-reached'],
})
