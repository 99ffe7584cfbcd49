import { checkSession } from '@pinline/chassis/contract/check-session'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'

export const checkSessionRoute = ({ sessions }: AccountParts): Route =>
  route(checkSession, async ({ sessionId, audience }) => {
    const { alive, roleId, authorities } = await sessions.check(sessionId, audience)
    return answer({ alive, authorities: [...authorities], ...(roleId === undefined ? {} : { roleId }) })
  })
