import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, disabled, office } from './permissions-editing.fixtures.ts'
import type { RemoveStaff } from './remove-staff.ts'

const command: RemoveStaff = { type: 'remove-staff', staffId: cleo, revision: 1, by: ben, at }
const shop = given(permissionsDecider, office)

describe('remove-staff', () => {
  it('takes them off the staff', () =>
    shop.when(command).then([{ type: 'staff-removed', data: { staffId: cleo, removedAt: at } }]))
  it('refuses to act on somebody who holds more', () =>
    shop.when({ ...command, staffId: ada }).thenRejected('not-held'))
  it('refuses to remove oneself, and tells the last administrator that they are', () => {
    shop.when({ ...command, staffId: ben }).thenRejected('not-yourself')
    given(permissionsDecider, [...office, disabled(ada)])
      .when({ ...command, staffId: ben })
      .thenRejected('last-administrator')
  })
  it('refuses an unknown one and who has seen another', () => {
    given(permissionsDecider, office.slice(0, -1)).when(command).thenRejected('staff-not-found')
    shop.when({ ...command, revision: 2 }).thenRejected('version-conflict')
  })
})
