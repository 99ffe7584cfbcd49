import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, disabled, office } from './permissions-editing.fixtures.ts'
import type { RemoveStaff } from './remove-staff.ts'

const command: RemoveStaff = { type: 'remove-staff', staffId: cleo, revision: 1, by: ben, now: at }
const shop = given(permissionsDecider, office)

describe('remove-staff', () => {
  it('removes them from the staff', () =>
    shop.when(command).then([{ type: 'staff-removed', data: { staffId: cleo, removedAt: at } }]))
  it('refuses to remove somebody with more keys', () =>
    shop.when({ ...command, staffId: ada }).thenRejected('not-held'))
  it('refuses to remove oneself, with a separate error for the last administrator', () => {
    shop.when({ ...command, staffId: ben }).thenRejected('not-yourself')
    given(permissionsDecider, [...office, disabled(ada)])
      .when({ ...command, staffId: ben })
      .thenRejected('last-administrator')
  })
  it('refuses an unknown member and a stale revision', () => {
    given(permissionsDecider, office.slice(0, -1)).when(command).thenRejected('staff-not-found')
    shop.when({ ...command, revision: 2 }).thenRejected('version-conflict')
  })
})
