import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, disabled, idsOf, office, ordersMenus, role, system } from './permissions-editing.fixtures.ts'
import type { RemoveRole } from './remove-role.ts'

const free = [...office, role('free', idsOf([system, ...ordersMenus]))]
const command: RemoveRole = { type: 'remove-role', roleId: 'free', revision: 1, by: ada, now: at }

describe('remove-role', () => {
  it('removes a role without members', () =>
    given(permissionsDecider, free)
      .when(command)
      .then([{ type: 'role-removed', data: { roleId: 'free', removedAt: at } }]))
  it('refuses a role with members, even if they are disabled', () =>
    given(permissionsDecider, [...free, disabled(cleo)])
      .when({ ...command, roleId: 'clerk' })
      .thenRejected('role-in-use', { data: { members: 1 } }))
  it('refuses a role with more keys than its editor', () =>
    given(permissionsDecider, free)
      .when({ ...command, by: ben })
      .thenRejected('not-held'))
  it('refuses an unknown role and a stale revision', () => {
    given(permissionsDecider, office).when(command).thenRejected('role-not-found')
    given(permissionsDecider, free)
      .when({ ...command, revision: 4 })
      .thenRejected('version-conflict')
  })
})
