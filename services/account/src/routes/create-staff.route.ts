import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { alreadyApplied } from '../accounts/already-applied.ts'
import { changePermissions, wouldRefuse } from '../accounts/change-permissions.ts'
import { normalizedStaffUsername, staffClaim } from '../accounts/staff.ts'
import { staffRowOf } from '../accounts/staff-directory.ts'
import { refuseWithoutOwnStepUp } from '../accounts/step-up.ts'
import { credentialVersion, type ProfileVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { passwordFieldError } from '../domain/passwords/password-rules.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { randomPassword } from '../seed/random-password.ts'

const usernameTaken = rejection('username-taken', { errors: { username: 'username-taken' } })

/** A username claimed by an interrupted request is taken over, with its staff id. */
export const createStaffRoute = (deps: AccountDeps): Route =>
  route(createStaff, async (input, context) => {
    const { staffId: by, language, commandContext } = context
    const { platform, passwords, passwordRules, staff } = deps
    const { username, name, roleId, phone, email } = input
    const fieldError = input.password === undefined ? undefined : passwordFieldError(input.password, passwordRules)
    if (fieldError !== undefined) return rejection('password-too-weak', { errors: { password: fieldError } })
    const before = await alreadyApplied(platform, commandContext)
    if (isRejection(before)) return before
    const claimed = normalizedStaffUsername(username)
    const owner = staffId.safeParse(await platform.claims.owner(staffClaim, claimed)).data
    const state = await staff.permissions()
    if (before) {
      const row = owner === undefined ? undefined : await staffRowOf(deps, state, owner, language)
      return row === undefined ? rejection('staff-not-found') : result({ staff: row, password: null })
    }

    const id = owner ?? staffId.parse(platform.newId('s'))
    const command = {
      type: 'create-staff',
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
    if (state.staff.has(id)) return usernameTaken
    const unproved = await refuseWithoutOwnStepUp(deps, input, context)
    if (unproved !== undefined) return unproved
    if ((await platform.claims.claim(staffClaim, claimed, id, permissionsStreamId)) === 'taken') return usernameTaken
    const password = input.password ?? randomPassword(passwordRules)
    const passwordHash = await passwords.hash(password)
    const profile: ProfileVersion = { username, name, ...(phone ? { phone } : {}), ...(email ? { email } : {}) }
    const done = await changePermissions(
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
    const isNew = done.events.length > 0
    if (!isNew && (await alreadyApplied(platform, commandContext)) !== true) return usernameTaken
    const row = await staffRowOf(deps, done.state, id, language)
    if (row === undefined) return rejection('staff-not-found')
    const revealed = isNew && input.password === undefined
    return result({ staff: row, password: revealed ? password : null }, { positions: [done.position] })
  })
