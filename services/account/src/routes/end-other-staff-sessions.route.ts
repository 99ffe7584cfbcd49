import { type Route, route } from '@pinline/chassis/http/route'
import { endOtherStaffSessions } from '@pinline/contracts/account/session/end-other-staff-sessions'
import type { AccountDeps } from '../account-deps.ts'
import { endOthers } from './end-own-sessions.ts'

export const endOtherStaffSessionsRoute = ({ sessions }: AccountDeps): Route =>
  route(endOtherStaffSessions, async (_input, { actor }) => await endOthers(sessions, actor))
