import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { CreateRole } from './create-role.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, disabled, office, role } from './permissions-editing.fixtures.ts'

const command: CreateRole = {
  type: 'create-role',
  roleId: 'desk',
  name: { en: 'desk' },
  menuIds: ['system', 'users'],
  by: ben,
}
const shop = given(permissionsDecider, office)

describe('create-role', () => {
  it('assigns the menus, each once', () =>
    shop.when({ ...command, menuIds: ['system', 'users', 'users'] }).then([role('desk', ['system', 'users'])]))
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...office, role('desk', ['system', 'users'])])
      .when(command)
      .thenNothing())
  it('refuses a key that its editor lacks', () => {
    const orders = { ...command, menuIds: ['system', 'orders', 'orders.ship'] }
    shop.when(orders).thenRejected('not-held')
    shop.when({ ...orders, by: ada }).then([role('desk', orders.menuIds)])
  })
  it('allows a button without its page, which still grants its key', () =>
    shop.when({ ...command, menuIds: ['orders.ship'] }).then([role('desk', ['orders.ship'])]))
  it('refuses unknown menus', () =>
    shop
      .when({ ...command, menuIds: ['none'] })
      .thenRejected('menu-not-found', { errors: { menuIds: 'menu-unknown' } }))
  it('refuses an editor without permission, or who has lost it', () => {
    shop.when({ ...command, by: cleo }).thenRejected('forbidden')
    given(permissionsDecider, [...office, disabled(ben)])
      .when(command)
      .thenRejected('forbidden')
  })
})
