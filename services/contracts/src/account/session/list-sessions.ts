import { sessionId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { instant } from '../fields.ts'

/** An active session. */
export const sessionRow = z.object({
  id: sessionId,
  /** The caller's session. */
  current: z.boolean(),
  /** The browser's user agent; empty if it sent none. */
  device: z.string(),
  /** Network address of its last use. */
  address: z.string(),
  openedAt: instant,
  /** When it was opened or renewed last. */
  lastSeenAt: instant,
  endsAt: instant,
})
export type SessionRow = z.infer<typeof sessionRow>

/** A buyer's own sessions, the current one first, then the last used. */
export const listSessions = call({
  name: 'list-sessions',
  path: '/account/sessions',
  effect: 'read',
  access: buyer,
  input: z.object({}),
  output: z.object({ list: z.array(sessionRow) }),
  errors: [],
})
