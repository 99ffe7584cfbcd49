import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { undoableLimit } from '../undo/undoable-changes.ts'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, credentialOf, disabled, office, profileOf } from './permissions-editing.fixtures.ts'
import type { UndoStaffChange } from './undo-staff-change.ts'

const undoableUntil = '2026-11-24T08:30:00.000Z'
const moved = (version: number, staffId: StaffId = ben): PermissionsEvent => ({
  type: 'staff-profile-changed',
  data: { staffId, profileRef: profileOf(staffId, version), changedAt: at, changed: 'email', undoableUntil },
})
const renamed: PermissionsEvent = {
  type: 'staff-profile-changed',
  data: { staffId: ben, profileRef: profileOf(ben, 2), changedAt: at },
}
const command: UndoStaffChange = {
  type: 'undo-staff-change',
  staffId: ben,
  changeRef: profileOf(ben, 2),
  basedOn: profileOf(ben, 2),
  profileRef: profileOf(ben, 9),
  credentialRef: credentialOf(ben, 9),
  now: at,
}
const undone = (
  changeRef: VaultReference = profileOf(ben, 2),
  credentialRef: VaultReference | undefined = credentialOf(ben, 9),
): PermissionsEvent => ({
  type: 'staff-change-undone',
  data: { staffId: ben, changeRef, profileRef: profileOf(ben, 9), credentialRef, undoneAt: at },
})
const { credentialRef: _, ...keepingPassword } = command

describe('undo-staff-change', () => {
  it('restores the profile and invalidates the password, whatever was changed since', () => {
    given(permissionsDecider, [...office, moved(2)])
      .when(command)
      .then([undone()])
    given(permissionsDecider, [...office, moved(2), moved(3)])
      .when({ ...command, basedOn: profileOf(ben, 3) })
      .then([undone()])
  })
  it('voids its own link and those of later changes, and leaves those of older ones', () => {
    const after = [...office, moved(1), moved(2), moved(3), undone()]
    for (const changeRef of [profileOf(ben, 2), profileOf(ben, 3)])
      given(permissionsDecider, after)
        .when({ ...command, changeRef, basedOn: profileOf(ben, 9), profileRef: profileOf(ben, 10) })
        .thenRejected('undo-link-used')
    const restored = {
      basedOn: profileOf(ben, 9),
      profileRef: profileOf(ben, 10),
      credentialRef: credentialOf(ben, 10),
    }
    const { basedOn: __, ...written } = restored
    given(permissionsDecider, after)
      .when({ ...command, changeRef: profileOf(ben, 1), ...restored })
      .then([
        {
          type: 'staff-change-undone',
          data: { staffId: ben, changeRef: profileOf(ben, 1), ...written, undoneAt: at },
        },
      ])
  })
  it('keeps the password if nobody else could set another one', () => {
    for (const locked of [
      [disabled(ada)],
      [moved(2, ada), { ...undone(), data: { ...undone().data, staffId: ada } } as PermissionsEvent],
    ]) {
      const stream = given(permissionsDecider, [...office, ...locked, moved(2)])
      stream.when(command).thenRejected('version-conflict')
      const { credentialRef: ___, ...data } = { ...command, undoneAt: at }
      stream.when(keepingPassword).then([
        {
          type: 'staff-change-undone',
          data: {
            staffId: ben,
            changeRef: data.changeRef,
            profileRef: data.profileRef,
            undoneAt: at,
          },
        },
      ])
    }
    given(permissionsDecider, [...office, moved(2)])
      .when(keepingPassword)
      .thenRejected('version-conflict')
  })
  it('refuses a link after its time, of a removed member, or of a change of the name alone', () => {
    given(permissionsDecider, [...office, moved(2)])
      .when({ ...command, now: undoableUntil })
      .thenRejected('undo-link-expired')
    given(permissionsDecider, office.slice(0, -2)).when(command).thenRejected('staff-not-found')
    given(permissionsDecider, [...office, renamed])
      .when(command)
      .thenRejected('undo-link-used')
  })
  it('refuses a profile that was made from an older one', () =>
    given(permissionsDecider, [...office, moved(2), moved(3)])
      .when(command)
      .thenRejected('version-conflict'))
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...office, moved(2), undone()])
      .when(command)
      .thenNothing())
  it('never keeps more than ten changes: an eleventh is undone by the older links alone', () => {
    const contact = { changed: 'email', undoableUntil } as const
    const changes = Array.from({ length: undoableLimit }, (____, index) => moved(index + 2))
    const profileRef = profileOf(ben, 20)
    given(permissionsDecider, [...office, ...changes])
      .when({
        type: 'change-staff-profile',
        staffId: ben,
        profile: { basedOn: profileOf(ben, 11), profileRef, contact },
        now: at,
      })
      .then([{ type: 'staff-profile-changed', data: { staffId: ben, profileRef, changedAt: at, changed: 'email' } }])
    expect(changes).toHaveLength(10)
    given(permissionsDecider, [...office, ...changes])
      .when({ ...command, basedOn: profileOf(ben, 11) })
      .then([undone()])
  })
  it('leaves another member’s links alone', () =>
    given(permissionsDecider, [...office, moved(2), moved(2, cleo)])
      .when({ ...command, changeRef: profileOf(cleo, 2) })
      .thenRejected('undo-link-used'))
})
