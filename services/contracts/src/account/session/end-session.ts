import { sessionId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Ends one of the buyer's own sessions; does nothing if it is over, refused if it is somebody else's. */
export const endSession = call({
  name: 'end-session',
  path: '/account/sessions/end',
  effect: 'command',
  duringMaintenance: true,
  access: buyer,
  input: z.strictObject({ id: sessionId }),
  output: z.object({ ended: z.literal(true) }),
  errors: ['session-not-found'],
  security: 'session-ended',
})
