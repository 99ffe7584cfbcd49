import type { Caller } from '@pinline/chassis/http/request-context'
import type { SessionId } from '@pinline/events/ids'
import type { Audience } from './audience.ts'

/** A session and its owner. */
export interface OwnSession {
  readonly audience: Audience
  readonly subjectId: string
  readonly sessionId: SessionId
}

/** The caller's session. Throws for callers without one, which the access of the calls rules out. */
export const ownSession = (actor: Caller): OwnSession => {
  if ((actor.kind !== 'buyer' && actor.kind !== 'staff') || actor.sessionId === undefined)
    throw new Error(`${actor.kind} has no session`)
  return { audience: actor.kind, subjectId: actor.id, sessionId: actor.sessionId }
}
