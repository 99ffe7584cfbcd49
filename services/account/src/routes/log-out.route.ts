import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { logOut } from '@pinline/contracts/account/session/log-out'
import type { AccountDeps } from '../account-deps.ts'

export const logOutRoute = ({ sessions }: AccountDeps): Route =>
  route(logOut, async (_input, { actor, cookies, setAuditSubject }) => {
    const owner = await sessions.endByCookie('buyer', cookies)
    if (owner !== undefined) setAuditSubject({ kind: 'buyer', id: owner })
    if (actor.kind === 'buyer' && actor.sessionId !== undefined) await sessions.end(actor.sessionId)
    return result({ ended: true }, { cookies: [sessions.forget('buyer')] })
  })
