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
  it('disables, and enables what its editor holds though it rests', () => {
    given(permissionsDecider, office)
      .when(command)
      .then([defined({ ...ship, disabled: true })])
    given(permissionsDecider, suspended)
      .when({ ...command, revision: 2, disabled: false })
      .then([defined(ship)])
  })
  it('is quiet where it stands so', () =>
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
  it('refuses to let rest what nobody else could mend things with', () =>
    given(permissionsDecider, office)
      .when({ ...command, menuId: 'system' })
      .thenRejected('last-administrator'))
  it('refuses an unknown one, who has seen another, and whoever may not', () => {
    const shop = given(permissionsDecider, [...office, role('clerk', ['system', 'menus'])])
    shop.when({ ...command, menuId: 'none' }).thenRejected('menu-not-found')
    shop.when({ ...command, revision: 3 }).thenRejected('version-conflict')
    shop.when({ ...command, by: cleo }).thenRejected('forbidden')
  })
})
