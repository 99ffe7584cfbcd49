import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkSessions } from '@pinline/contracts/api/check-sessions'
import type { AccountDeps } from '../account-deps.ts'

export const checkSessionsRoute = ({ sessions }: AccountDeps): Route =>
  route(checkSessions, async (input) => {
    const states = await sessions.check(input.sessions)
    return result({
      sessions: states.map(({ suspended = [], ...state }) => ({
        ...state,
        permissions: [...state.permissions],
        suspended: [...suspended],
      })),
    })
  })
