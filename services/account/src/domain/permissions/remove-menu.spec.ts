import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, defined } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, disabled, office, system } from './permissions-editing.fixtures.ts'
import type { RemoveMenu } from './remove-menu.ts'

const command: RemoveMenu = { type: 'remove-menu', menuId: 'orders.ship', revision: 1, by: ada, now: at }
const shop = given(permissionsDecider, office)

describe('remove-menu', () => {
  it('removes what nothing hangs on', () =>
    shop.when(command).then([{ type: 'menu-removed', data: { menuId: 'orders.ship', removedAt: at } }]))
  it('refuses what something hangs on', () =>
    shop.when({ ...command, menuId: 'orders' }).thenRejected('menu-has-children', { data: { children: 2 } }))
  it('refuses a key that its editor lacks', () => shop.when({ ...command, by: ben }).thenRejected('not-held'))
  it('refuses if no administrator would be left', () =>
    given(permissionsDecider, [...office, disabled(ben)])
      .when({ ...command, menuId: 'users.state' })
      .thenRejected('last-administrator'))
  it('refuses an unknown menu and a stale revision', () => {
    shop.when({ ...command, menuId: 'none' }).thenRejected('menu-not-found')
    given(permissionsDecider, [...office, defined(system)])
      .when({ ...command, menuId: 'system' })
      .thenRejected('version-conflict')
  })
})
