import { type Route, route } from '@pinline/chassis/http/route'
import { refreshSession } from '@pinline/contracts/account/session/refresh-session'
import { rejection } from '@pinline/contracts/api/error-codes'
import { buyerId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { buyerSignInResult } from '../sign-in/sign-in-buyer.ts'

export const refreshSessionRoute = (deps: AccountDeps): Route =>
  route(refreshSession, async (_input, client) => {
    const session = await deps.sessions.refresh('buyer', client.cookies, client, (id) => {
      client.setAuditSubject({ kind: 'buyer', id })
      client.setSecurityKind('token-replayed')
    })
    const buyer = session === undefined ? undefined : await deps.buyers.load(buyerId.parse(session.subjectId))
    if (session === undefined || buyer === undefined) return rejection('session-over')
    return await buyerSignInResult(deps, session, buyer)
  })
