import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffAvatarSet } from '@pinline/events/account/staff-avatar-set'
import type { StaffProfileChanged } from '@pinline/events/account/staff-profile-changed'
import type { FileId, StaffId, VaultReference } from '@pinline/events/ids'
import { type Permissions, revisionOf } from './permissions.ts'
import { type NewProfile, profileChanged } from './profile-changed.ts'

export interface ChangeStaffProfile {
  readonly type: 'change-staff-profile'
  readonly staffId: StaffId
  /** Revision of the member when the form was loaded; if omitted, it is not checked. */
  readonly revision?: number
  /** The new version, and the one that it was made from. */
  readonly profile?: NewProfile & { readonly basedOn: VaultReference }
  /** Null removes the picture; if omitted, it is kept. */
  readonly avatarFileId?: FileId | null
  readonly now: string
}

/** Changes by members of staff to their own profile. */
export const decideChangeStaffProfile = (
  state: Permissions,
  { staffId, revision, profile, avatarFileId, now }: ChangeStaffProfile,
): Decision<StaffProfileChanged | StaffAvatarSet> => {
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  const events: (StaffProfileChanged | StaffAvatarSet)[] = []
  if (profile !== undefined && profile.profileRef !== member.profileRef) {
    if (profile.basedOn !== member.profileRef) return rejection('version-conflict')
    events.push(profileChanged(member, profile, now))
  }
  if (avatarFileId !== undefined && avatarFileId !== (member.avatarFileId ?? null))
    events.push({ type: 'staff-avatar-set', data: { staffId, fileId: avatarFileId, setAt: now } })
  if (events.length > 0 && revision !== undefined && revision !== revisionOf(state, 'staff', staffId))
    return rejection('version-conflict')
  return events
}
