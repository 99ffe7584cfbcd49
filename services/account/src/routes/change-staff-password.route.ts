import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { changeStaffPassword } from '@pinline/contracts/account/permissions/change-staff-password'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { forgottenMeanwhile } from '../accounts/forgotten-meanwhile.ts'
import { hadEffect } from '../accounts/had-effect.ts'
import { refuseWrongPassword } from '../accounts/shown-again.ts'
import { credentialVersion } from '../accounts/vault-kinds.ts'
import { authoritiesStreamId } from '../domain/authorities/authorities.ts'
import { authoritiesDecider } from '../domain/authorities/authorities-decider.ts'
import { passwordFault } from '../domain/passwords/password-rules.ts'

export const changeStaffPasswordRoute = (parts: AccountParts): Route =>
  route(changeStaffPassword, async ({ pwd, newPwd }, context) => {
    const { platform, staff, sessions, passwords, passwordRules } = parts
    const { staffId, commandContext } = context
    // One that somebody else has set, set again, would still be known to both.
    const fault = newPwd === pwd ? 'password-same' : passwordFault(newPwd, passwordRules)
    if (fault !== undefined) return rejection('password-too-weak', { errors: { newPwd: fault } })
    const before = await hadEffect(platform, commandContext)
    if (isRejection(before)) return before
    const cookies = [sessions.forget('staff')]
    if (before) return answer({ changed: true }, { cookies })
    const member = await staff.member(staffId)
    if (member === undefined) return rejection('session-over')
    const refused = await refuseWrongPassword(parts, member, context, { field: 'pwd', password: pwd })
    if (refused !== undefined) return refused
    const passwordHash = await passwords.hash(newPwd)
    const done = await handleCommand(platform, authoritiesDecider, {
      streamId: authoritiesStreamId,
      command: {
        type: 'change-staff-password',
        staffId,
        basedOn: member.credentialRef,
        credentialRef: await platform.vault.put('credential', staffId, { passwordHash }, credentialVersion),
        at: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done))
      return done.code === 'password-wrong'
        ? rejection(done.code, { errors: { pwd: 'password-wrong' } })
        : await forgottenMeanwhile(parts, staffId, done)
    await sessions.endAll('staff', staffId)
    return answer({ changed: true }, { positions: [done.position], cookies })
  })
