import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { confirmSecondFactor } from '@pinline/contracts/account/permissions/confirm-second-factor'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { forgottenMeanwhile } from '../accounts/forgotten-meanwhile.ts'
import { authoritiesStreamId } from '../domain/authorities/authorities.ts'
import { authoritiesDecider } from '../domain/authorities/authorities-decider.ts'

/** No guess is counted: whoever may ask has shown the password, and the secret with it, a moment ago. */
export const confirmSecondFactorRoute = (parts: AccountParts): Route =>
  route(confirmSecondFactor, async ({ code }, { staffId, actor, commandContext }) => {
    const { platform, staff, sessions, secondFactors } = parts
    const member = await staff.member(staffId)
    if (member === undefined) return rejection('session-over')
    if (member.secondFactorRef !== undefined) return rejection('second-factor-present')
    const confirmed = await secondFactors.confirm(staffId, code)
    if (confirmed === undefined) return rejection('code-wrong', { errors: { code: 'code-wrong' } })
    const done = await handleCommand(platform, authoritiesDecider, {
      streamId: authoritiesStreamId,
      command: {
        type: 'set-second-factor',
        staffId,
        secondFactorRef: confirmed.reference,
        at: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done)) return await forgottenMeanwhile(parts, staffId, done)
    if (actor.kind === 'staff') await sessions.endAll('staff', staffId, actor.sessionId)
    return answer({ recoveryCodes: confirmed.recoveryCodes }, { positions: [done.position] })
  })
