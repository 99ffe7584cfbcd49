import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { buyerSignedIn } from './signed-in.ts'

/**
 * Trades the refresh cookie for a new access token and a new cookie. An older cookie than the current one ends
 * the session: refresh in one tab at a time.
 */
export const refreshSession = call({
  name: 'refresh-session',
  path: '/auth/refresh',
  effect: 'command',
  duringMaintenance: true,
  access: open,
  input: z.strictObject({}),
  output: buyerSignedIn,
  errors: ['session-over'],
})
