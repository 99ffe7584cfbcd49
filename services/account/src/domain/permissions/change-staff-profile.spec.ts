import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { fileId, vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import type { ChangeStaffProfile } from './change-staff-profile.ts'
import { admitted, at, member, shop } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'

const profile = (version: number) => vaultReference.parse(`profile-${member}@${version}`)
const picture = fileId.parse('f-3f9q2w8e7r6t')
const current = [...shop, admitted]
const command: ChangeStaffProfile = {
  type: 'change-staff-profile',
  staffId: member,
  revision: 1,
  profile: { basedOn: profile(1), profileRef: profile(2) },
  now: at,
}
const changed: PermissionsEvent = {
  type: 'staff-profile-changed',
  data: { staffId: member, profileRef: profile(2), changedAt: at },
}
const pictured: PermissionsEvent = { type: 'staff-avatar-set', data: { staffId: member, fileId: picture, setAt: at } }

describe('change-staff-profile', () => {
  it('sets a new version and a picture', () =>
    given(permissionsDecider, current)
      .when({ ...command, avatarFileId: picture })
      .then([changed, pictured]))
  it('removes the picture', () =>
    given(permissionsDecider, [...current, pictured])
      .when({ type: 'change-staff-profile', staffId: member, avatarFileId: null, now: at })
      .then([{ type: 'staff-avatar-set', data: { staffId: member, fileId: null, setAt: at } }]))
  it('refuses a version that was made from an older one', () =>
    given(permissionsDecider, [...current, changed])
      .when({
        type: 'change-staff-profile',
        staffId: member,
        profile: { basedOn: profile(1), profileRef: profile(3) },
        now: at,
      })
      .thenRejected('version-conflict'))
  it('refuses what was filled in before another change', () =>
    given(permissionsDecider, [...current, pictured])
      .when(command)
      .thenRejected('version-conflict'))
  it('refuses a person who is not on the staff', () =>
    given(permissionsDecider, shop).when(command).thenRejected('staff-not-found'))
  it('does nothing on repetition or without changes', () => {
    given(permissionsDecider, [...current, changed])
      .when(command)
      .thenNothing()
    given(permissionsDecider, current).when({ type: 'change-staff-profile', staffId: member, now: at }).thenNothing()
  })
})
