import { sessionId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from './call.ts'

/** Services query the account service for the sessions of tokens: one result each, in order. */
export const checkSessions = call({
  name: 'check-sessions',
  path: '/internal/check-sessions',
  effect: 'read',
  access: internal,
  input: z.object({ sessions: z.array(z.object({ sessionId, audience: z.enum(['buyer', 'staff']) })).max(500) }),
  output: z.object({
    sessions: z.array(
      z.object({
        alive: z.boolean(),
        roleId: z.string().optional(),
        permissions: z.array(z.string()),
        suspended: z.array(z.string()).optional(),
        mustChangePassword: z.boolean().optional(),
      }),
    ),
  }),
  errors: [],
})
