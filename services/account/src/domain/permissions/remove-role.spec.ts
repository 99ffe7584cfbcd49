import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, disabled, idsOf, office, ordersMenus, role, system } from './permissions-editing.fixtures.ts'
import type { RemoveRole } from './remove-role.ts'

const free = [...office, role('free', idsOf([system, ...ordersMenus]))]
const command: RemoveRole = { type: 'remove-role', roleId: 'free', revision: 1, by: ada, at }

describe('remove-role', () => {
  it('removes one that nobody has', () =>
    given(permissionsDecider, free)
      .when(command)
      .then([{ type: 'role-removed', data: { roleId: 'free', removedAt: at } }]))
  it('refuses one that somebody has, though they are disabled', () =>
    given(permissionsDecider, [...free, disabled(cleo)])
      .when({ ...command, roleId: 'clerk' })
      .thenRejected('role-in-use', { data: { members: 1 } }))
  it('refuses one that holds more than its editor', () =>
    given(permissionsDecider, free)
      .when({ ...command, by: ben })
      .thenRejected('not-held'))
  it('refuses an unknown one and who has seen another', () => {
    given(permissionsDecider, office).when(command).thenRejected('role-not-found')
    given(permissionsDecider, free)
      .when({ ...command, revision: 4 })
      .thenRejected('version-conflict')
  })
})
