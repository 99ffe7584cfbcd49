import { buyer, call } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { buyerSelf } from './signed-in.ts'

/** The signed-in buyer. */
export const readMe = call({
  name: 'read-me',
  path: '/auth/me',
  effect: 'get',
  authority: buyer,
  input: z.object({}),
  output: buyerSelf,
  errors: [],
})
