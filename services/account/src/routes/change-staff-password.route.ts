import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { changeStaffPassword } from '@pinline/contracts/account/permissions/change-staff-password'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { alreadyApplied } from '../accounts/already-applied.ts'
import { eraseWhenStaffRemoved } from '../accounts/erase-when-staff-removed.ts'
import { refuseWithoutStepUp } from '../accounts/step-up.ts'
import { credentialVersion } from '../accounts/vault-kinds.ts'
import { passwordFieldError } from '../domain/passwords/password-rules.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'
import { deviceCookie } from '../sign-in/device-cookie.ts'

export const changeStaffPasswordRoute = (deps: AccountDeps): Route =>
  route(changeStaffPassword, async ({ pwd, newPwd, secondFactor }, context) => {
    const { platform, staff, sessions, passwords, passwordRules } = deps
    const { staffId, commandContext } = context
    // A password that somebody else has set would still be known to both.
    const fieldError = newPwd === pwd ? 'password-same' : passwordFieldError(newPwd, passwordRules)
    if (fieldError !== undefined) return rejection('password-too-weak', { errors: { newPwd: fieldError } })
    const before = await alreadyApplied(platform, commandContext)
    if (isRejection(before)) return before
    const cookies = [sessions.forget('staff')]
    if (before) return result({ changed: true }, { cookies })
    const member = await staff.member(staffId)
    if (member === undefined) return rejection('session-over')
    const refused = await refuseWithoutStepUp(deps, member, context, { field: 'pwd', password: pwd, secondFactor })
    if (refused !== undefined) return refused
    const passwordHash = await passwords.hash(newPwd)
    const credentialRef = await platform.vault.put('credential', staffId, { passwordHash }, credentialVersion)
    const done = await handleCommand(platform, permissionsDecider, {
      streamId: permissionsStreamId,
      command: {
        type: 'change-staff-password',
        staffId,
        basedOn: member.credentialRef,
        credentialRef,
        now: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done))
      return done.code === 'password-wrong'
        ? rejection(done.code, { errors: { pwd: 'password-wrong' } })
        : await eraseWhenStaffRemoved(deps, staffId, done)
    await sessions.endAll('staff', staffId)
    const changed = { id: staffId, credentialRef }
    const device = deviceCookie(platform.config.TOKEN_SECRET, 'staff', changed, context.cookies)
    return result({ changed: true }, { positions: [done.position], cookies: [...cookies, device] })
  })
