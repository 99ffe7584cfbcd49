import { type Route, route } from '@pinline/chassis/http/route'
import { changeStaffProfile } from '@pinline/contracts/account/permissions/change-staff-profile'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import type { AccountDeps } from '../account-deps.ts'
import { applyStaffProfileChange } from '../accounts/apply-staff-profile-change.ts'
import type { ProfileVersion } from '../accounts/vault-kinds.ts'

const edited = (
  profile: ProfileVersion,
  { name = profile.name, phone }: { name?: string | undefined; phone?: string | null | undefined },
): ProfileVersion => {
  const { phone: former, ...rest } = profile
  const newPhone = phone === undefined ? former : (phone ?? undefined)
  if (name === profile.name && newPhone === former) return profile
  return { ...rest, name, ...(newPhone === undefined ? {} : { phone: newPhone }) }
}

/** A picture is attached before it is referred to; the former one is detached by the reaction to the change. */
export const changeStaffProfileRoute = (deps: AccountDeps): Route =>
  route(changeStaffProfile, async ({ revision, name, phone, avatarFileId }, context) => {
    const { staffId, correlationId } = context
    if (avatarFileId != null) {
      const attached = await deps.platform.call(
        'catalogue',
        attachFile,
        {
          fileIds: [avatarFileId],
          to: `avatar-${staffId}`,
          owner: { kind: 'staff', id: staffId },
          module: 'avatar',
        },
        { correlationId, repeatable: true },
      )
      if (isRejection(attached)) return attached
    }
    const edit = (profile: ProfileVersion) => edited(profile, { name, phone })
    return await applyStaffProfileChange(deps, { revision, avatarFileId, edit }, context)
  })
