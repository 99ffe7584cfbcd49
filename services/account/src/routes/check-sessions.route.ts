import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkSessions } from '@pinline/contracts/api/check-sessions'
import type { AccountParts } from '../account-parts.ts'

export const checkSessionsRoute = ({ sessions }: AccountParts): Route =>
  route(checkSessions, async (input) => {
    const states = await sessions.check(input.sessions)
    return answer({
      sessions: states.map(({ resting = [], ...state }) => ({
        ...state,
        authorities: [...state.authorities],
        resting: [...resting],
      })),
    })
  })
