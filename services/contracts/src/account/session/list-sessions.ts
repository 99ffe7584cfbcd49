import { sessionId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { instant } from '../fields.ts'

/** A place where somebody is signed in. */
export const sessionRow = z.object({
  id: sessionId,
  /** The one that asks. */
  current: z.boolean(),
  /** The browser as it names itself; empty where it did not. */
  device: z.string(),
  /** Network address of its last use. */
  address: z.string(),
  openedAt: instant,
  /** When it was opened or renewed last. */
  lastSeenAt: instant,
  endsAt: instant,
})
export type SessionRow = z.infer<typeof sessionRow>

/** A buyer's own sessions, the one that asks first, then the one used last. */
export const listSessions = call({
  name: 'list-sessions',
  path: '/account/sessions',
  effect: 'read',
  access: buyer,
  input: z.object({}),
  output: z.object({ list: z.array(sessionRow) }),
  errors: [],
})
