import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { resetUserPassword } from '@pinline/contracts/account/permissions/reset-user-password'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { vaultReference } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities, wouldRefuse } from '../accounts/change-authorities.ts'
import { hadEffect } from '../accounts/had-effect.ts'
import { userRowOf } from '../accounts/staff-directory.ts'
import { credentialVersion } from '../accounts/vault-kinds.ts'
import { randomPassword } from '../seed/random-password.ts'

export const resetUserPasswordRoute = (parts: AccountParts): Route =>
  route(resetUserPassword, async ({ id, revision, secondFactor }, { staffId: by, language, commandContext }) => {
    const { platform, passwords, sessions, staff } = parts
    const before = await hadEffect(platform, commandContext)
    if (isRejection(before)) return before
    const command = {
      type: 'reset-staff-password',
      staffId: id,
      revision,
      credentialRef: vaultReference.parse(`credential-${id}@0`),
      withoutSecondFactor: secondFactor ?? false,
      by,
      at: platform.clock.now().toISOString(),
    } as const
    const refused = before ? undefined : wouldRefuse(await staff.authorities(), command)
    if (refused !== undefined) return refused
    const password = randomPassword(parts.passwordRules)
    const credentialRef = before
      ? command.credentialRef
      : await platform.vault.put('credential', id, { passwordHash: await passwords.hash(password) }, credentialVersion)
    const done = await changeAuthorities(platform, { ...command, credentialRef }, commandContext)
    if (isRejection(done)) return done
    await sessions.endAll('staff', id)
    const user = await userRowOf(parts, done.state, id, language)
    if (user === undefined) return rejection('staff-not-found')
    return answer({ password: done.facts.length > 0 ? password : null, user }, { positions: [done.position] })
  })
