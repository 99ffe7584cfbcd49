import { buyer, call } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { addressRow } from './address.ts'

/** The buyer's address book, the default address first, then the newest. */
export const listAddresses = call({
  name: 'list-addresses',
  path: '/account/addresses',
  effect: 'read',
  authority: buyer,
  input: z.object({}),
  output: z.array(addressRow),
  errors: [],
})
