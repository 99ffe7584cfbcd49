import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { logOutStaff } from '@pinline/contracts/account/session/log-out-staff'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const logOutStaffRoute = ({ sessions }: AccountDeps): Route =>
  route(logOutStaff, async (_input, { actor, cookies, setAuditSubject }) => {
    const owner = await sessions.endByCookie('staff', cookies)
    if (owner !== undefined) setAuditSubject({ kind: 'staff', id: owner })
    const own = actor.kind === 'staff' ? actor.sessionId : undefined
    if (own !== undefined) await sessions.end(own)
    if (owner === undefined && own === undefined) return rejection('unauthenticated')
    return result({ ended: true }, { cookies: [sessions.forget('staff')] })
  })
