import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/**
 * Ends the session of the token and that of the refresh cookie, whose access token may have expired, and removes the
 * cookie. A client with neither has nothing to end.
 */
export const logOut = call({
  name: 'log-out',
  path: '/auth/logout',
  effect: 'command',
  duringMaintenance: true,
  access: open,
  audited: 'sign-out',
  input: z.strictObject({}),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
})
