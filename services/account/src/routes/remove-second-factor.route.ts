import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeSecondFactor } from '@pinline/contracts/account/permissions/remove-second-factor'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { refuseWrongCode, refuseWrongPassword } from '../accounts/shown-again.ts'
import { authoritiesStreamId } from '../domain/authorities/authorities.ts'
import { authoritiesDecider } from '../domain/authorities/authorities-decider.ts'

export const removeSecondFactorRoute = (parts: AccountParts): Route =>
  route(removeSecondFactor, async ({ password, code }, context) => {
    const { platform, staff, sessions, secondFactors } = parts
    const { staffId, actor, commandContext } = context
    const member = await staff.member(staffId)
    if (member === undefined) return rejection('session-over')
    const { secondFactorRef } = member
    if (secondFactorRef === undefined) return answer({ removed: true })
    const refused =
      (await refuseWrongPassword(parts, member, context, { field: 'password', password })) ??
      (await refuseWrongCode(parts, member, context, () => secondFactors.spend(member, code)))
    if (refused !== undefined) return refused
    const done = await handleCommand(platform, authoritiesDecider, {
      streamId: authoritiesStreamId,
      command: { type: 'remove-second-factor', staffId, secondFactorRef, at: platform.clock.now().toISOString() },
      context: commandContext,
    })
    if (isRejection(done)) return done
    await secondFactors.erase(member)
    if (actor.kind === 'staff') await sessions.endAll('staff', staffId, actor.sessionId)
    return answer({ removed: true }, { positions: [done.position] })
  })
