import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { defined } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import {
  ada,
  ben,
  disabled,
  menusMenus,
  office,
  ordersMenus,
  rolesMenus,
  staffMenus,
  system,
} from './permissions-editing.fixtures.ts'
import type { UpdateMenu } from './update-menu.ts'

const [users, roles, menus, orders] = [staffMenus[0], rolesMenus[0], menusMenus[0], ordersMenus[0]]
if (users === undefined || roles === undefined || menus === undefined || orders === undefined)
  throw new Error('the fixture has them')
const command: UpdateMenu = { type: 'update-menu', menuId: 'users', revision: 1, changes: {}, by: ada }
const shop = given(permissionsDecider, office)

describe('update-menu', () => {
  it('changes the given fields', () =>
    shop
      .when({ ...command, changes: { title: { en: 'People' }, isShow: false, icon: 'users', path: '/people' } })
      .then([defined({ ...users, title: { en: 'People' }, isShow: false, icon: 'users', path: '/people' })]))
  it('does nothing if nothing changes', () => shop.when({ ...command, changes: { path: '/users' } }).thenNothing())
  it('moves among its siblings, which make room', () =>
    shop
      .when({ ...command, menuId: 'menus', changes: { orderNum: 1 } })
      .then([
        defined({ ...menus, orderNum: 1 }),
        defined({ ...users, orderNum: 2 }),
        defined({ ...roles, orderNum: 3 }),
      ]))
  it('moves out of its directory, to the last place there', () =>
    shop.when({ ...command, changes: { parentId: null } }).then([defined({ ...users, parentId: null, orderNum: 2 })]))
  it('refuses to hang below itself', () => {
    const errors = { errors: { parentId: 'parent-below-itself' } }
    shop.when({ ...command, changes: { parentId: 'users' } }).thenRejected('invalid-input', errors)
    shop.when({ ...command, menuId: 'system', changes: { parentId: 'users' } }).thenRejected('invalid-input', errors)
  })
  it('refuses to grant or revoke a key that its editor lacks', () => {
    shop.when({ ...command, by: ben, changes: { authority: 'orders.ship' } }).thenRejected('not-held')
    shop.when({ ...command, by: ben, menuId: 'orders', changes: { authority: null } }).thenRejected('not-held')
    shop
      .when({ ...command, by: ben, menuId: 'orders', changes: { parentId: null } })
      .then([defined({ ...orders, parentId: null, orderNum: 2 })])
  })
  it('refuses if no administrator would be left', () => {
    const changes = { authority: 'users.other' }
    given(permissionsDecider, [...office, disabled(ben)])
      .when({ ...command, menuId: 'users.state', changes })
      .thenRejected('last-administrator')
  })
  it('refuses an unknown menu and a stale revision', () => {
    shop.when({ ...command, menuId: 'none' }).thenRejected('menu-not-found')
    given(permissionsDecider, [...office, defined(system), defined(users)])
      .when(command)
      .thenRejected('version-conflict', { data: { revision: 2 } })
  })
})
