import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listStaffSessions } from '@pinline/contracts/account/session/list-staff-sessions'
import type { AccountDeps } from '../account-deps.ts'
import { ownSession } from '../sign-in/own-session.ts'

export const listStaffSessionsRoute = ({ sessions }: AccountDeps): Route =>
  route(listStaffSessions, async (_input, { actor }) => result({ list: await sessions.list(ownSession(actor)) }))
