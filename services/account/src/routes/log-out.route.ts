import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { logOut } from '@pinline/contracts/account/session/log-out'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const logOutRoute = ({ sessions }: AccountDeps): Route =>
  route(logOut, async (_input, { actor, cookies }) => {
    const known = await sessions.endByCookie('buyer', cookies)
    if (actor.kind === 'buyer') await sessions.end(actor.sessionId)
    else if (!known) return rejection('unauthenticated')
    return result({ ended: true }, { cookies: [sessions.forget('buyer')] })
  })
