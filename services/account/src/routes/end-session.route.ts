import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { Caller } from '@pinline/chassis/http/request-context'
import { type Route, route } from '@pinline/chassis/http/route'
import { endSession } from '@pinline/contracts/account/session/end-session'
import { endStaffSession } from '@pinline/contracts/account/session/end-staff-session'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { SessionId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { ownSession } from '../sign-in/own-session.ts'
import type { Sessions } from '../sign-in/sessions.ts'

const endOwn = async (
  sessions: Sessions,
  actor: Caller,
  id: SessionId,
): Promise<CallResult<{ ended: true }> | Rejection> => {
  const { audience, subjectId } = ownSession(actor)
  const ended = await sessions.endOwn(audience, subjectId, id)
  return ended ? result({ ended: true }) : rejection('session-not-found')
}

export const endSessionRoute = ({ sessions }: AccountDeps): Route =>
  route(endSession, async ({ id }, { actor }) => await endOwn(sessions, actor, id))

export const endStaffSessionRoute = ({ sessions }: AccountDeps): Route =>
  route(endStaffSession, async ({ id }, { actor }) => await endOwn(sessions, actor, id))
