import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/**
 * Ends the session of the token that asks and that of the refresh cookie: one whose access token has run out can be
 * ended too. Who has neither is refused as unauthenticated.
 */
export const logOut = call({
  name: 'log-out',
  path: '/auth/logout',
  effect: 'command',
  access: open,
  audited: 'command',
  input: z.strictObject({}),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
})
