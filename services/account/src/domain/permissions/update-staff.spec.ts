import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { describe, it } from 'vitest'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, disabled, office, profileOf } from './permissions-editing.fixtures.ts'
import type { UpdateStaff } from './update-staff.ts'

const command: UpdateStaff = { type: 'update-staff', staffId: cleo, revision: 1, by: ben, now: at }
const shop = given(permissionsDecider, office)
const roleSet = (roleId: string): PermissionsEvent => ({
  type: 'staff-role-set',
  data: { staffId: cleo, roleId, setAt: at },
})
const profileRef = profileOf(cleo, 2)
const profileChanged: PermissionsEvent = {
  type: 'staff-profile-changed',
  data: { staffId: cleo, profileRef, changedAt: at },
}

describe('update-staff', () => {
  it('changes who they are and what they may, at once', () =>
    shop.when({ ...command, profile: { profileRef }, roleId: 'keeper' }).then([profileChanged, roleSet('keeper')]))
  it('does nothing if nothing changes', () =>
    shop.when({ ...command, profile: { profileRef: profileOf(cleo, 1) }, roleId: 'clerk' }).thenNothing())
  it('refuses a role with more keys than its editor, or an unknown role', () => {
    shop.when({ ...command, roleId: 'chief' }).thenRejected('not-held')
    shop.when({ ...command, roleId: 'none' }).thenRejected('role-not-found', { errors: { roleId: 'role-unknown' } })
  })
  it('refuses to edit somebody with more keys', () => {
    shop.when({ ...command, staffId: ada, profile: { profileRef } }).thenRejected('not-held')
    shop.when({ ...command, staffId: ada, roleId: 'clerk' }).thenRejected('not-held')
  })
  it('refuses to set one’s own role, with a separate error for the last administrator', () => {
    shop.when({ ...command, staffId: ben, roleId: 'clerk' }).thenRejected('not-yourself')
    given(permissionsDecider, [...office, disabled(ada)])
      .when({ ...command, staffId: ben, roleId: 'clerk' })
      .thenRejected('last-administrator')
  })
  it('gives another e-mail address a way back, and refuses to change one’s own', () => {
    const contact = { changed: 'email', undoableUntil: '2026-11-24T08:30:00.000Z' } as const
    shop
      .when({ ...command, profile: { profileRef, contact } })
      .then([{ type: 'staff-profile-changed', data: { staffId: cleo, profileRef, changedAt: at, ...contact } }])
    shop.when({ ...command, staffId: ben, profile: { profileRef, contact } }).thenRejected('not-yourself')
  })
  it('refuses an unknown member and a stale revision', () => {
    given(permissionsDecider, office.slice(0, -1)).when(command).thenRejected('staff-not-found')
    shop.when({ ...command, revision: 2 }).thenRejected('version-conflict')
  })
})
