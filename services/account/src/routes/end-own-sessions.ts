import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { Caller } from '@pinline/chassis/http/request-context'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { SessionId } from '@pinline/events/ids'
import { ownSession } from '../sign-in/own-session.ts'
import type { Sessions } from '../sign-in/sessions.ts'

/** Ends one session of the caller; those of others are not found. */
export const endOwn = async (
  sessions: Sessions,
  actor: Caller,
  id: SessionId,
): Promise<CallResult<{ ended: true }> | Rejection> => {
  const { audience, subjectId } = ownSession(actor)
  const ended = await sessions.endOwn(audience, subjectId, id)
  return ended ? result({ ended: true }) : rejection('session-not-found')
}

/** Ends every session of the caller except the current one. */
export const endOthers = async (sessions: Sessions, actor: Caller): Promise<CallResult<{ ended: true }>> => {
  const { audience, subjectId, sessionId } = ownSession(actor)
  await sessions.endAll(audience, subjectId, sessionId)
  return result({ ended: true })
}
