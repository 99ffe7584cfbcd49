import { type Route, route } from '@pinline/chassis/http/route'
import { refreshSession } from '@pinline/contracts/account/session/refresh-session'
import { rejection } from '@pinline/contracts/api/error-codes'
import { buyerId } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { answerBuyer } from '../sign-in/sign-in-buyer.ts'

export const refreshSessionRoute = (parts: AccountParts): Route =>
  route(refreshSession, async (_input, client) => {
    const session = await parts.sessions.refresh('buyer', client.cookies, client)
    const buyer = session === undefined ? undefined : await parts.buyers.load(buyerId.parse(session.subjectId))
    if (session === undefined || buyer === undefined) return rejection('session-over')
    return await answerBuyer(parts, session, buyer)
  })
