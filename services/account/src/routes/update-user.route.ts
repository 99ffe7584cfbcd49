import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { updateUser } from '@pinline/contracts/account/permissions/update-user'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities, wouldRefuse } from '../accounts/change-authorities.ts'
import { hadEffect } from '../accounts/had-effect.ts'
import { userRowOf } from '../accounts/staff-directory.ts'
import { type ProfileVersion, profileVersion } from '../accounts/vault-kinds.ts'

export const updateUserRoute = (parts: AccountParts): Route =>
  route(updateUser, async ({ id, revision, roleId, ...changes }, { staffId: by, language, commandContext }) => {
    const { platform, staff } = parts
    const before = await hadEffect(platform, commandContext)
    if (isRejection(before)) return before
    const at = platform.clock.now().toISOString()
    const command = { type: 'update-staff', staffId: id, revision, roleId, by, at } as const
    const state = await staff.authorities()
    const refused = before ? undefined : wouldRefuse(state, command)
    if (refused !== undefined) return refused
    const member = state.staff.get(id)
    const profile = member === undefined ? undefined : await platform.vault.get(member.profileRef, profileVersion)
    const edited = profile === undefined ? undefined : withChanges(profile, changes)
    const profileRef =
      before || edited === undefined || edited === profile
        ? undefined
        : await platform.vault.put('profile', id, edited, profileVersion)
    const done = await changeAuthorities(platform, { ...command, profileRef }, commandContext)
    if (isRejection(done)) return done
    const row = await userRowOf(parts, done.state, id, language)
    return row === undefined ? rejection('staff-not-found') : answer(row, { positions: [done.position] })
  })

interface Changes {
  readonly name?: string | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
}

/** The same profile where nothing of it changes; null takes away. */
const withChanges = (profile: ProfileVersion, { name, phone, email }: Changes): ProfileVersion => {
  const { phone: formerPhone, email: formerEmail, ...rest } = profile
  const [nextPhone, nextEmail] = [
    phone === undefined ? formerPhone : (phone ?? undefined),
    email === undefined ? formerEmail : (email ?? undefined),
  ]
  const nextName = name ?? profile.name
  if (nextName === profile.name && nextPhone === formerPhone && nextEmail === formerEmail) return profile
  return {
    ...rest,
    name: nextName,
    ...(nextPhone === undefined ? {} : { phone: nextPhone }),
    ...(nextEmail === undefined ? {} : { email: nextEmail }),
  }
}
