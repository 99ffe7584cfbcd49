import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import type { StaffId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, disabled, office } from './permissions-editing.fixtures.ts'
import type { SetStaffState } from './set-staff-state.ts'

const command: SetStaffState = { type: 'set-staff-state', staffId: cleo, revision: 1, disabled: true, by: ben, at }
const shop = given(permissionsDecider, office)
const enabled = (id: StaffId): PermissionsEvent => ({
  type: 'staff-state-set',
  data: { staffId: id, disabled: false, setAt: at },
})

describe('set-staff-state', () => {
  it('disables and enables', () => {
    shop.when(command).then([disabled(cleo)])
    given(permissionsDecider, [...office, disabled(cleo)])
      .when({ ...command, revision: 2, disabled: false })
      .then([enabled(cleo)])
  })
  it('is quiet where they stand so', () => shop.when({ ...command, disabled: false }).thenNothing())
  it('refuses to act on somebody who holds more', () =>
    shop.when({ ...command, staffId: ada }).thenRejected('not-held'))
  it('refuses to disable oneself, and tells the last administrator that they are', () => {
    shop.when({ ...command, staffId: ben }).thenRejected('not-yourself')
    given(permissionsDecider, [...office, disabled(ada)])
      .when({ ...command, staffId: ben })
      .thenRejected('last-administrator')
  })
  it('lets one of two who disable each other win', () =>
    given(permissionsDecider, [...office, disabled(ben)])
      .when({ ...command, staffId: ada })
      .thenRejected('forbidden'))
  it('refuses who has seen another state', () =>
    shop.when({ ...command, revision: 7 }).thenRejected('version-conflict'))
})
