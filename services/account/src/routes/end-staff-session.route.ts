import { type Route, route } from '@pinline/chassis/http/route'
import { endStaffSession } from '@pinline/contracts/account/session/end-staff-session'
import type { AccountDeps } from '../account-deps.ts'
import { endOwn } from './end-own-sessions.ts'

export const endStaffSessionRoute = ({ sessions }: AccountDeps): Route =>
  route(endStaffSession, async ({ id }, { actor }) => await endOwn(sessions, actor, id))
