import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { logOut } from '@pinline/contracts/account/session/log-out'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const logOutRoute = ({ sessions }: AccountDeps): Route =>
  route(logOut, async (_input, { actor, cookies, setAuditSubject }) => {
    const owner = await sessions.endByCookie('buyer', cookies)
    if (owner !== undefined) setAuditSubject({ kind: 'buyer', id: owner })
    const own = actor.kind === 'buyer' ? actor.sessionId : undefined
    if (own !== undefined) await sessions.end(own)
    if (owner === undefined && own === undefined) return rejection('unauthenticated')
    return result({ ended: true }, { cookies: [sessions.forget('buyer')] })
  })
