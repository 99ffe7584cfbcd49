import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { addressRow } from './address.ts'

/** The buyer's address book, the default address first, then the newest. */
export const listAddresses = call({
  name: 'list-addresses',
  path: '/account/addresses',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:write',
  input: z.object({}),
  output: z.array(addressRow),
  errors: [],
})
