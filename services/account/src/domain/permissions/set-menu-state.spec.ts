import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { defined } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, office, ordersMenus, role } from './permissions-editing.fixtures.ts'
import type { SetMenuState } from './set-menu-state.ts'

const [, ship] = ordersMenus
if (ship === undefined) throw new Error('the fixture has it')
const command: SetMenuState = { type: 'set-menu-state', menuId: 'orders.ship', revision: 1, disabled: true, by: ada }
const suspended = [...office, defined({ ...ship, disabled: true })]

describe('set-menu-state', () => {
  it('disables, and enables a menu whose suspended key was granted to its editor', () => {
    given(permissionsDecider, office)
      .when(command)
      .then([defined({ ...ship, disabled: true })])
    given(permissionsDecider, suspended)
      .when({ ...command, revision: 2, disabled: false })
      .then([defined(ship)])
  })
  it('does nothing if the state is the same', () =>
    given(permissionsDecider, suspended)
      .when({ ...command, revision: 2 })
      .thenNothing())
  it('refuses a key that its editor lacks, either way', () => {
    given(permissionsDecider, office)
      .when({ ...command, by: ben })
      .thenRejected('not-held')
    given(permissionsDecider, suspended)
      .when({ ...command, by: ben, revision: 2, disabled: false })
      .thenRejected('not-held')
  })
  it('refuses to disable a menu if no administrator would be left', () =>
    given(permissionsDecider, office)
      .when({ ...command, menuId: 'system' })
      .thenRejected('last-administrator'))
  it('refuses an unknown menu, a stale revision, and an editor without permission', () => {
    const shop = given(permissionsDecider, [...office, role('clerk', ['system', 'menus'])])
    shop.when({ ...command, menuId: 'none' }).thenRejected('menu-not-found')
    shop.when({ ...command, revision: 3 }).thenRejected('version-conflict')
    shop.when({ ...command, by: cleo }).thenRejected('forbidden')
  })
})
