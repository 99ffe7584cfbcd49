import { type Route, route } from '@pinline/chassis/http/route'
import { endSession } from '@pinline/contracts/account/session/end-session'
import type { AccountDeps } from '../account-deps.ts'
import { endOwn } from './end-own-sessions.ts'

export const endSessionRoute = ({ sessions }: AccountDeps): Route =>
  route(endSession, async ({ id }, { actor }) => await endOwn(sessions, actor, id))
