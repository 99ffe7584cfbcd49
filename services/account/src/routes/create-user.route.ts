import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities, idOfRequest, wouldRefuse } from '../accounts/change-authorities.ts'
import { plainStaffUsername, staffClaim } from '../accounts/staff.ts'
import { userRowOf } from '../accounts/staff-directory.ts'
import { credentialVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { createUser } from '../contract/create-user.ts'
import { authoritiesStreamId } from '../domain/authorities/authorities.ts'
import { passwordFault } from '../domain/passwords/password-rules.ts'
import { randomPassword } from '../seed/random-password.ts'

export const createUserRoute = (parts: AccountParts): Route =>
  route(createUser, async (input, { staffId: by, language, commandContext }) => {
    const { platform, passwords, staff } = parts
    const { username, name, roleId, phone, email } = input
    const fault = input.password === undefined ? undefined : passwordFault(input.password, parts.passwordRules)
    if (fault !== undefined) return rejection('password-too-weak', { errors: { password: fault } })

    const id = staffId.parse(idOfRequest(platform, 's', commandContext))
    const state = await staff.authorities()
    const known = state.staff.get(id)
    const base = {
      type: 'admit-staff',
      staffId: id,
      roleId,
      profileRef: known?.profileRef ?? vaultReference.parse(`profile-${id}@0`),
      credentialRef: known?.credentialRef ?? vaultReference.parse(`credential-${id}@0`),
      admittedAt: platform.clock.now().toISOString(),
      mustChange: true,
      by,
    } as const
    if (known !== undefined) {
      const again = await changeAuthorities(platform, base, commandContext)
      const user = isRejection(again) ? undefined : await userRowOf(parts, again.state, id, language)
      if (isRejection(again) || user === undefined) return isRejection(again) ? again : rejection('staff-not-found')
      return answer({ user, password: null }, { positions: [again.position] })
    }

    const refused = wouldRefuse(state, base)
    if (refused !== undefined) return refused
    const claimed = plainStaffUsername(username)
    if ((await platform.claims.claim(staffClaim, claimed, id, authoritiesStreamId)) === 'taken')
      return rejection('username-taken', { errors: { username: 'username-taken' } })
    const password = input.password ?? randomPassword(parts.passwordRules)
    const passwordHash = await passwords.hash(password)
    const profile = { username, name, ...(phone ? { phone } : {}), ...(email ? { email } : {}) }
    const done = await changeAuthorities(
      platform,
      {
        ...base,
        profileRef: await platform.vault.put('profile', id, profile, profileVersion),
        credentialRef: await platform.vault.put('credential', id, { passwordHash }, credentialVersion),
      },
      commandContext,
    )
    if (isRejection(done)) {
      await platform.claims.release(staffClaim, claimed, id)
      for (const kind of ['profile', 'credential']) await platform.vault.erase(kind, id)
      return done
    }
    const user = await userRowOf(parts, done.state, id, language)
    if (user === undefined) return rejection('staff-not-found')
    const chosen = input.password !== undefined || done.facts.length === 0
    return answer({ user, password: chosen ? null : password }, { positions: [done.position] })
  })
