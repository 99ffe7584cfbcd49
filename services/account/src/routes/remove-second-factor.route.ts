import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeSecondFactor } from '@pinline/contracts/account/permissions/remove-second-factor'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { refuseWrongCode, refuseWrongPassword } from '../accounts/step-up.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

export const removeSecondFactorRoute = (deps: AccountDeps): Route =>
  route(removeSecondFactor, async ({ password, code }, context) => {
    const { platform, staff, sessions, secondFactors } = deps
    const { staffId, actor, commandContext } = context
    const member = await staff.member(staffId)
    if (member === undefined) return rejection('session-over')
    const { secondFactorRef } = member
    if (secondFactorRef === undefined) return result({ removed: true })
    const refused =
      (await refuseWrongPassword(deps, member, context, { field: 'password', password })) ??
      (await refuseWrongCode(deps, member, context, { field: 'code', code }))
    if (refused !== undefined) return refused
    const done = await handleCommand(platform, permissionsDecider, {
      streamId: permissionsStreamId,
      command: { type: 'remove-second-factor', staffId, secondFactorRef, now: platform.clock.now().toISOString() },
      context: commandContext,
    })
    if (isRejection(done)) return done
    await secondFactors.erase(member)
    if (actor.kind === 'staff') await sessions.endAll('staff', staffId, actor.sessionId)
    return result({ removed: true }, { positions: [done.position] })
  })
