import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { resetStaffPassword } from '@pinline/contracts/account/permissions/reset-staff-password'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { vaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { alreadyApplied } from '../accounts/already-applied.ts'
import { changePermissions, wouldRefuse } from '../accounts/change-permissions.ts'
import { eraseWhenStaffRemoved } from '../accounts/erase-when-staff-removed.ts'
import { staffRowOf } from '../accounts/staff-directory.ts'
import { refuseWithoutOwnStepUp } from '../accounts/step-up.ts'
import { credentialVersion } from '../accounts/vault-kinds.ts'
import { randomPassword } from '../seed/random-password.ts'

export const resetStaffPasswordRoute = (deps: AccountDeps): Route =>
  route(resetStaffPassword, async ({ id, revision, secondFactor, ...own }, context) => {
    const { staffId: by, language, commandContext } = context
    const { platform, passwords, sessions, staff } = deps
    const before = await alreadyApplied(platform, commandContext)
    if (isRejection(before)) return before
    const command = {
      type: 'reset-staff-password',
      staffId: id,
      revision,
      credentialRef: vaultReference.parse(`credential-${id}@0`),
      withoutSecondFactor: secondFactor ?? false,
      by,
      now: platform.clock.now().toISOString(),
    } as const
    const refused = before
      ? undefined
      : (wouldRefuse(await staff.permissions(), command) ?? (await refuseWithoutOwnStepUp(deps, own, context)))
    if (refused !== undefined) return refused
    const password = randomPassword(deps.passwordRules)
    const credentialRef = before
      ? command.credentialRef
      : await platform.vault.put('credential', id, { passwordHash: await passwords.hash(password) }, credentialVersion)
    const done = await changePermissions(platform, { ...command, credentialRef }, commandContext)
    if (isRejection(done)) return await eraseWhenStaffRemoved(deps, id, done)
    await sessions.endAll('staff', id)
    const row = await staffRowOf(deps, done.state, id, language)
    if (row === undefined) return rejection('staff-not-found')
    return result({ password: done.events.length > 0 ? password : null, staff: row }, { positions: [done.position] })
  })
