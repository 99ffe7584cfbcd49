import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Ends all of the buyer's sessions except the current one. */
export const endOtherSessions = call({
  name: 'end-other-sessions',
  path: '/account/sessions/end-others',
  effect: 'command',
  duringMaintenance: true,
  access: buyer,
  input: z.strictObject({}),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
  security: 'session-ended',
})
