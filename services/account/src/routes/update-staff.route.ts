import { commandRoute } from '@pinline/chassis/http/command-route'
import { updateStaff } from '@pinline/contracts/account/permissions/update-staff'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { alreadyApplied } from '../accounts/already-applied.ts'
import { wouldRefuse } from '../accounts/change-permissions.ts'
import { contactChange } from '../accounts/contact-change.ts'
import { staffRowOf } from '../accounts/staff-directory.ts'
import { type ProfileVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

export const updateStaffRoute = (deps: AccountDeps) => {
  const { platform, staff } = deps
  return commandRoute(platform, updateStaff, permissionsDecider, {
    toCommand: async ({ id, revision, roleId, ...changes }, { staffId: by, commandContext }) => {
      const before = await alreadyApplied(platform, commandContext)
      if (isRejection(before)) return before
      const now = platform.clock.now()
      const command = { type: 'update-staff', staffId: id, revision, roleId, by, now: now.toISOString() } as const
      const state = await staff.permissions()
      const refused = before ? undefined : wouldRefuse(state, command)
      if (refused !== undefined) return refused
      const member = state.staff.get(id)
      const profile = member === undefined ? undefined : await platform.vault.get(member.profileRef, profileVersion)
      const edited = profile === undefined ? undefined : withChanges(profile, changes)
      if (before || profile === undefined || edited === undefined || edited === profile)
        return { streamId: permissionsStreamId, command }
      const profileRef = await platform.vault.put('profile', id, edited, profileVersion)
      const contact = contactChange(deps, profile, edited, now)
      return { streamId: permissionsStreamId, command: { ...command, profile: { profileRef, contact } } }
    },
    toOutput: async ({ state }, { input: { id }, context: { language } }) =>
      (await staffRowOf(deps, state, id, language)) ?? rejection('staff-not-found'),
  })
}

interface Changes {
  readonly name?: string | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
}

/** The same profile if nothing changes; null removes a field. */
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
