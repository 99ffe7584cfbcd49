import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { buyerSelf } from '../session/signed-in.ts'

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
