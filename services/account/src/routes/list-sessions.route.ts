import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { listSessions } from '../contract/list-sessions.ts'
import { listStaffSessions } from '../contract/list-staff-sessions.ts'
import { ownSession } from '../sign-in/own-session.ts'

export const listSessionsRoute = ({ sessions }: AccountParts): Route =>
  route(listSessions, async (_input, { actor }) => answer({ list: await sessions.list(ownSession(actor)) }))

export const listStaffSessionsRoute = ({ sessions }: AccountParts): Route =>
  route(listStaffSessions, async (_input, { actor }) => answer({ list: await sessions.list(ownSession(actor)) }))
