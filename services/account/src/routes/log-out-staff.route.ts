import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { logOutStaff } from '@pinline/contracts/account/session/log-out-staff'
import type { AccountParts } from '../account-parts.ts'

export const logOutStaffRoute = ({ sessions }: AccountParts): Route =>
  route(logOutStaff, async (_input, { actor }) => {
    if (actor.kind === 'staff') await sessions.end(actor.sessionId)
    return answer({ ended: true }, { cookies: [sessions.forget('staff')] })
  })
