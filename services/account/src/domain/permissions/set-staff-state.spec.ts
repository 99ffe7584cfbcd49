import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import type { StaffId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, disabled, office } from './permissions-editing.fixtures.ts'
import type { SetStaffState } from './set-staff-state.ts'

const command: SetStaffState = { type: 'set-staff-state', staffId: cleo, revision: 1, disabled: true, by: ben, now: at }
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
  it('does nothing if the state is the same', () => shop.when({ ...command, disabled: false }).thenNothing())
  it('refuses to edit somebody with more keys', () => shop.when({ ...command, staffId: ada }).thenRejected('not-held'))
  it('refuses to disable oneself, with a separate error for the last administrator', () => {
    shop.when({ ...command, staffId: ben }).thenRejected('not-yourself')
    given(permissionsDecider, [...office, disabled(ada)])
      .when({ ...command, staffId: ben })
      .thenRejected('last-administrator')
  })
  it('accepts one of two members who disable each other', () =>
    given(permissionsDecider, [...office, disabled(ben)])
      .when({ ...command, staffId: ada })
      .thenRejected('forbidden'))
  it('refuses a stale revision', () => shop.when({ ...command, revision: 7 }).thenRejected('version-conflict'))
})
