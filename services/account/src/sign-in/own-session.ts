import type { Caller } from '@pinline/chassis/http/request-context'
import type { SessionId } from '@pinline/events/ids'
import type { Audience } from './audience.ts'

/** A session and whose it is. */
export interface OwnSession {
  readonly audience: Audience
  readonly subjectId: string
  readonly sessionId: SessionId
}

/** The session that asks. Throws for callers without one: the authority of the calls rules those out. */
export const ownSession = (actor: Caller): OwnSession => {
  if (actor.kind !== 'buyer' && actor.kind !== 'staff') throw new Error(`${actor.kind} has no session`)
  return { audience: actor.kind, subjectId: actor.id, sessionId: actor.sessionId }
}
