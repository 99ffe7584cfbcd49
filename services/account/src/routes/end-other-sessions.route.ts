import { type Route, route } from '@pinline/chassis/http/route'
import { endOtherSessions } from '@pinline/contracts/account/session/end-other-sessions'
import type { AccountDeps } from '../account-deps.ts'
import { endOthers } from './end-own-sessions.ts'

export const endOtherSessionsRoute = ({ sessions }: AccountDeps): Route =>
  route(endOtherSessions, async (_input, { actor }) => await endOthers(sessions, actor))
