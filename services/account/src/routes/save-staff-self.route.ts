import { attachFile } from '@pinline/catalogue/contract/attach-file'
import { isRejection, type Rejection } from '@pinline/chassis/contract/error-codes'
import { type Route, route } from '@pinline/chassis/http/route'
import type { FileId, StaffId } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { changeStaffProfile } from '../accounts/change-staff-profile.ts'
import type { ProfileVersion } from '../accounts/vault-kinds.ts'
import { saveStaffSelf } from '../contract/save-staff-self.ts'

const edited = (
  profile: ProfileVersion,
  { name = profile.name, phone }: { name?: string | undefined; phone?: string | null | undefined },
): ProfileVersion => {
  const { phone: former, ...rest } = profile
  const newPhone = phone === undefined ? former : (phone ?? undefined)
  if (name === profile.name && newPhone === former) return profile
  return { ...rest, name, ...(newPhone === undefined ? {} : { phone: newPhone }) }
}

/** Says that a picture is in use, and with `replaces` that the one before is not. */
const attach = (
  { platform }: AccountParts,
  staffId: StaffId,
  fileIds: FileId[],
  replaces: boolean,
): Promise<{ attached: number } | Rejection> =>
  platform.call('catalogue', attachFile, {
    fileIds,
    to: `avatar-${staffId}`,
    owner: { kind: 'staff', id: staffId },
    module: 'avatar',
    replaces,
  })

/** A picture is attached before it is named, and the former one let go only then: in between both are kept. */
export const saveStaffSelfRoute = (parts: AccountParts): Route =>
  route(saveStaffSelf, async ({ revision, name, phone, avatarFileId }, context) => {
    const { staffId } = context
    const pictures = avatarFileId == null ? [] : [avatarFileId]
    const attached = pictures.length === 0 ? undefined : await attach(parts, staffId, pictures, false)
    if (isRejection(attached)) return attached
    const edit = (profile: ProfileVersion) => edited(profile, { name, phone })
    const saved = await changeStaffProfile(parts, { revision, avatarFileId, edit }, context)
    if (!isRejection(saved) && avatarFileId !== undefined) await attach(parts, staffId, pictures, true)
    return saved
  })
