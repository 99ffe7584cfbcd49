import { sessionId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from './call.ts'

/** Every service asks the account service whether a token's session still lives; answers are kept 500 ms at most. */
export const checkSession = call({
  name: 'check-session',
  path: '/internal/check-session',
  effect: 'read',
  authority: internal,
  input: z.object({ sessionId, audience: z.enum(['buyer', 'staff']) }),
  output: z.object({ alive: z.boolean(), roleId: z.string().optional(), authorities: z.array(z.string()) }),
  errors: [],
})
