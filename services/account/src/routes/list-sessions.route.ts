import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { listSessions } from '@pinline/contracts/account/session/list-sessions'
import { listStaffSessions } from '@pinline/contracts/account/session/list-staff-sessions'
import type { AccountParts } from '../account-parts.ts'
import { ownSession } from '../sign-in/own-session.ts'

export const listSessionsRoute = ({ sessions }: AccountParts): Route =>
  route(listSessions, async (_input, { actor }) => answer({ list: await sessions.list(ownSession(actor)) }))

export const listStaffSessionsRoute = ({ sessions }: AccountParts): Route =>
  route(listStaffSessions, async (_input, { actor }) => answer({ list: await sessions.list(ownSession(actor)) }))
