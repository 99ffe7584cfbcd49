import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { logOut } from '@pinline/contracts/account/session/log-out'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'

export const logOutRoute = ({ sessions }: AccountParts): Route =>
  route(logOut, async (_input, { actor, cookies }) => {
    const known = await sessions.endByCookie('buyer', cookies)
    if (actor.kind === 'buyer') await sessions.end(actor.sessionId)
    else if (!known) return rejection('unauthenticated')
    return answer({ ended: true }, { cookies: [sessions.forget('buyer')] })
  })
