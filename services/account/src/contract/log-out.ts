import { buyer, call } from '@pinline/chassis/contract/call'
import { z } from 'zod'

/** Ends the session of the token that asks. */
export const logOut = call({
  name: 'log-out',
  path: '/auth/logout',
  effect: 'command',
  authority: buyer,
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
})
