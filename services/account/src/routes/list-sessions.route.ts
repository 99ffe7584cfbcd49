import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listSessions } from '@pinline/contracts/account/session/list-sessions'
import type { AccountDeps } from '../account-deps.ts'
import { ownSession } from '../sign-in/own-session.ts'

export const listSessionsRoute = ({ sessions }: AccountDeps): Route =>
  route(listSessions, async (_input, { actor }) => result({ list: await sessions.list(ownSession(actor)) }))
