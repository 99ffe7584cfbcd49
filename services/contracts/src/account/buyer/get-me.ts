import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { buyerProfile } from '../session/signed-in.ts'

/** The signed-in buyer. */
export const getMe = call({
  name: 'get-me',
  path: '/auth/me',
  effect: 'get',
  access: buyer,
  input: z.object({}),
  output: buyerProfile,
  errors: [],
})
