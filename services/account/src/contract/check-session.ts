import { call, internal } from '@pinline/chassis/contract/call'
import { z } from 'zod'

export const audience = z.enum(['buyer', 'staff'])
export type Audience = z.infer<typeof audience>

/** Whether a session still stands, and what its member of staff may do now. Callers keep the answer 500 ms at most. */
export const checkSession = call({
  name: 'check-session',
  path: '/internal/check-session',
  effect: 'read',
  authority: internal,
  input: z.object({ sessionId: z.string().max(64), audience }),
  output: z.object({ alive: z.boolean(), authorities: z.array(z.string()), roleId: z.string().optional() }),
  errors: [],
})
