import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { logOutStaff } from '@pinline/contracts/account/session/log-out-staff'
import type { AccountDeps } from '../account-deps.ts'

export const logOutStaffRoute = ({ sessions }: AccountDeps): Route =>
  route(logOutStaff, async (_input, { actor, cookies, setAuditSubject }) => {
    const owner = await sessions.endByCookie('staff', cookies)
    if (owner !== undefined) setAuditSubject({ kind: 'staff', id: owner })
    if (actor.kind === 'staff' && actor.sessionId !== undefined) await sessions.end(actor.sessionId)
    return result({ ended: true }, { cookies: [sessions.forget('staff')] })
  })
