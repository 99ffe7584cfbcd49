import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { createUser } from '@pinline/contracts/account/permissions/create-user'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities, wouldRefuse } from '../accounts/change-authorities.ts'
import { hadEffect } from '../accounts/had-effect.ts'
import { plainStaffUsername, staffClaim } from '../accounts/staff.ts'
import { userRowOf } from '../accounts/staff-directory.ts'
import { credentialVersion, type ProfileVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { authoritiesStreamId } from '../domain/authorities/authorities.ts'
import { passwordFault } from '../domain/passwords/password-rules.ts'
import { randomPassword } from '../seed/random-password.ts'

const taken = rejection('username-taken', { errors: { username: 'username-taken' } })

/** A username that was claimed for somebody who never came to be, because that request broke off, is taken over with their id. */
export const createUserRoute = (parts: AccountParts): Route =>
  route(createUser, async (input, { staffId: by, language, commandContext }) => {
    const { platform, passwords, passwordRules, staff } = parts
    const { username, name, roleId, phone, email } = input
    const fault = input.password === undefined ? undefined : passwordFault(input.password, passwordRules)
    if (fault !== undefined) return rejection('password-too-weak', { errors: { password: fault } })
    const before = await hadEffect(platform, commandContext)
    if (isRejection(before)) return before
    const claimed = plainStaffUsername(username)
    const owner = staffId.safeParse(await platform.claims.owner(staffClaim, claimed)).data
    const state = await staff.authorities()
    if (before) {
      const user = owner === undefined ? undefined : await userRowOf(parts, state, owner, language)
      return user === undefined ? rejection('staff-not-found') : answer({ user, password: null })
    }

    const id = owner ?? staffId.parse(platform.newId('s'))
    const command = {
      type: 'admit-staff',
      staffId: id,
      roleId,
      profileRef: vaultReference.parse(`profile-${id}@0`),
      credentialRef: vaultReference.parse(`credential-${id}@0`),
      admittedAt: platform.clock.now().toISOString(),
      mustChange: true,
      by,
    } as const
    const refused = wouldRefuse(state, command)
    if (refused !== undefined) return refused
    if (state.staff.has(id)) return taken
    if ((await platform.claims.claim(staffClaim, claimed, id, authoritiesStreamId)) === 'taken') return taken
    const password = input.password ?? randomPassword(passwordRules)
    const passwordHash = await passwords.hash(password)
    const profile: ProfileVersion = { username, name, ...(phone ? { phone } : {}), ...(email ? { email } : {}) }
    const done = await changeAuthorities(
      platform,
      {
        ...command,
        profileRef: await platform.vault.put('profile', id, profile, profileVersion),
        credentialRef: await platform.vault.put('credential', id, { passwordHash }, credentialVersion),
      },
      commandContext,
    )
    if (isRejection(done)) {
      if (owner !== undefined) return done
      await platform.claims.release(staffClaim, claimed, id)
      for (const kind of ['profile', 'credential']) await platform.vault.erase(kind, id)
      return done
    }
    const isNew = done.facts.length > 0
    if (!isNew && (await hadEffect(platform, commandContext)) !== true) return taken
    const user = await userRowOf(parts, done.state, id, language)
    if (user === undefined) return rejection('staff-not-found')
    const told = isNew && input.password === undefined
    return answer({ user, password: told ? password : null }, { positions: [done.position] })
  })
