import { type Route, route } from '@pinline/chassis/http/route'
import { saveStaffSelf } from '@pinline/contracts/account/permissions/save-staff-self'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import type { AccountParts } from '../account-parts.ts'
import { changeStaffProfile } from '../accounts/change-staff-profile.ts'
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

/** A picture is attached before it is named; the former one is let go once the change has been heard of. */
export const saveStaffSelfRoute = (parts: AccountParts): Route =>
  route(saveStaffSelf, async ({ revision, name, phone, avatarFileId }, context) => {
    const { staffId, correlationId } = context
    if (avatarFileId != null) {
      const attached = await parts.platform.call(
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
    return await changeStaffProfile(parts, { revision, avatarFileId, edit }, context)
  })
