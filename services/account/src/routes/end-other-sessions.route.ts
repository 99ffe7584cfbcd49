import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { Caller } from '@pinline/chassis/http/request-context'
import { type Route, route } from '@pinline/chassis/http/route'
import { endOtherSessions } from '@pinline/contracts/account/session/end-other-sessions'
import { endOtherStaffSessions } from '@pinline/contracts/account/session/end-other-staff-sessions'
import type { AccountDeps } from '../account-deps.ts'
import { ownSession } from '../sign-in/own-session.ts'
import type { Sessions } from '../sign-in/sessions.ts'

const endOthers = async (sessions: Sessions, actor: Caller): Promise<CallResult<{ ended: true }>> => {
  const { audience, subjectId, sessionId } = ownSession(actor)
  await sessions.endAll(audience, subjectId, sessionId)
  return result({ ended: true })
}

export const endOtherSessionsRoute = ({ sessions }: AccountDeps): Route =>
  route(endOtherSessions, async (_input, { actor }) => await endOthers(sessions, actor))

export const endOtherStaffSessionsRoute = ({ sessions }: AccountDeps): Route =>
  route(endOtherStaffSessions, async (_input, { actor }) => await endOthers(sessions, actor))
