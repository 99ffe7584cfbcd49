import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { logOut } from '../contract/log-out.ts'

export const logOutRoute = ({ sessions }: AccountParts): Route =>
  route(logOut, async (_input, { actor, cookies }) => {
    const known = await sessions.endByCookie('buyer', cookies)
    if (actor.kind === 'buyer') await sessions.end(actor.sessionId)
    else if (!known) return rejection('unauthenticated')
    return answer({ ended: true }, { cookies: [sessions.forget('buyer')] })
  })
