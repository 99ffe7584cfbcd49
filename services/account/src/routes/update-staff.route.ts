import { commandRoute } from '@pinline/chassis/http/command-route'
import { updateStaff } from '@pinline/contracts/account/permissions/update-staff'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { vaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { alreadyApplied } from '../accounts/already-applied.ts'
import { wouldRefuse } from '../accounts/change-permissions.ts'
import { contactChange } from '../accounts/contact-change.ts'
import { staffRowOf } from '../accounts/staff-directory.ts'
import { refuseUnprovedAccess, refuseWithoutOwnStepUp } from '../accounts/step-up.ts'
import { type ProfileVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

export const updateStaffRoute = (deps: AccountDeps) => {
  const { platform, staff } = deps
  return commandRoute(platform, updateStaff, permissionsDecider, {
    toCommand: async ({ id, revision, roleId, ownPassword, ownSecondFactor, ...changes }, context) => {
      const before = await alreadyApplied(platform, context.commandContext)
      if (isRejection(before)) return before
      const now = platform.clock.now()
      const command = {
        type: 'update-staff',
        staffId: id,
        revision,
        roleId,
        by: context.staffId,
        now: now.toISOString(),
      } as const
      if (before) return { streamId: permissionsStreamId, command }
      const state = await staff.permissions()
      const profileBefore = state.staff.get(id)?.profileRef
      const profile = profileBefore === undefined ? undefined : await platform.vault.get(profileBefore, profileVersion)
      const edited = profile === undefined ? undefined : withChanges(profile, changes)
      const contact =
        profile === undefined || edited === undefined ? undefined : contactChange(deps, profile, edited, now)
      const next = { profileRef: vaultReference.parse(`profile-${id}@0`), contact }
      const own = { ownPassword, ownSecondFactor }
      const refused =
        wouldRefuse(state, contact === undefined ? command : { ...command, profile: next }) ??
        (contact === undefined
          ? await refuseUnprovedAccess(deps, command, own, context)
          : await refuseWithoutOwnStepUp(deps, own, context))
      if (refused !== undefined) return refused
      if (edited === undefined || edited === profile) return { streamId: permissionsStreamId, command }
      const profileRef = await platform.vault.put('profile', id, edited, profileVersion)
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
