import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { confirmSecondFactor } from '@pinline/contracts/account/permissions/confirm-second-factor'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { eraseWhenStaffRemoved } from '../accounts/erase-when-staff-removed.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

/** Guesses are not counted: the caller has received the secret with the password a moment ago. */
export const confirmSecondFactorRoute = (deps: AccountDeps): Route =>
  route(confirmSecondFactor, async ({ code }, { staffId, actor, commandContext }) => {
    const { platform, staff, sessions, secondFactors } = deps
    const member = await staff.member(staffId)
    if (member === undefined) return rejection('session-over')
    if (member.secondFactorRef !== undefined) return rejection('second-factor-present')
    const confirmed = await secondFactors.confirm(staffId, code)
    if (confirmed === undefined) return rejection('code-wrong', { errors: { code: 'code-wrong' } })
    const done = await handleCommand(platform, permissionsDecider, {
      streamId: permissionsStreamId,
      command: {
        type: 'confirm-second-factor',
        staffId,
        secondFactorRef: confirmed.reference,
        now: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done)) return await eraseWhenStaffRemoved(deps, staffId, done)
    if (actor.kind === 'staff') await sessions.endAll('staff', staffId, actor.sessionId)
    return result({ recoveryCodes: confirmed.recoveryCodes }, { positions: [done.position] })
  })
