import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { describe, it } from 'vitest'
import type { DefinePermissions } from './define-permissions.ts'
import { at, clerk, defined, orders, roleDefined, sales, ship, shop } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'

const command: DefinePermissions = { type: 'define-permissions', menus: [sales, orders, ship], roles: [clerk] }
const removed = (menuId: string): PermissionsEvent => ({ type: 'menu-removed', data: { menuId, removedAt: at } })
const roleGone: PermissionsEvent = { type: 'role-removed', data: { roleId: 'clerk', removedAt: at } }

describe('define-permissions', () => {
  it('adds what is missing', () =>
    given(permissionsDecider, [])
      .when(command)
      .then([...shop]))
  it('does nothing on repetition', () => given(permissionsDecider, shop).when(command).thenNothing())
  it('adds a new menu to its role and keeps what staff have changed', () => {
    const renamed = { ...clerk, name: { en: 'Dispatcher' }, menuIds: ['sales'] }
    given(permissionsDecider, [
      defined(sales),
      defined({ ...sales, disabled: true }),
      defined(orders),
      roleDefined(renamed),
    ])
      .when(command)
      .then([defined(ship), roleDefined({ ...renamed, menuIds: ['sales', 'orders.ship'] })])
  })
  it('adds a new menu to a narrower role that nobody has changed, and to no other', () => {
    const picker = { roleId: 'picker', name: { en: 'Picker' }, menuIds: ['sales', 'orders.ship'] }
    const withPicker: DefinePermissions = { ...command, roles: [picker] }
    const before = [defined(sales), defined(orders)]
    given(permissionsDecider, [...before, roleDefined({ ...picker, menuIds: ['sales'] })])
      .when(withPicker)
      .then([defined(ship), roleDefined(picker)])
    for (const menuIds of [[], ['sales', 'orders'], ['orders']])
      given(permissionsDecider, [...before, roleDefined({ ...picker, menuIds })])
        .when(withPicker)
        .then([defined(ship)])
  })
  it('adds a new role without the menus that staff have removed', () => {
    const clerkless = [defined(sales), defined(orders), removed('orders')]
    given(permissionsDecider, clerkless)
      .when(command)
      .then([roleDefined({ ...clerk, menuIds: ['sales'] })])
  })
  it('updates an unchanged menu with the product, once', () => {
    const hidden = { ...orders, isShow: false, title: { en: 'Purchases' } }
    const older = [defined(sales), defined(hidden), defined(ship), roleDefined(clerk)]
    given(permissionsDecider, older)
      .when(command)
      .then([defined(orders)])
    given(permissionsDecider, [...older, defined(orders)])
      .when(command)
      .thenNothing()
  })
  it('does not show again what staff have hidden', () =>
    given(permissionsDecider, [...shop, defined({ ...orders, isShow: false })])
      .when(command)
      .thenNothing())
  it('does not restore a menu that staff have removed', () =>
    given(permissionsDecider, [...shop, removed('orders.ship')])
      .when(command)
      .thenNothing())
  it('does not restore a role that staff have removed', () =>
    given(permissionsDecider, [...shop, roleGone])
      .when(command)
      .thenNothing())
  it('moves a page without its directory to the top level, and omits the buttons of a removed page', () => {
    const moved = { ...orders, parentId: null }
    given(permissionsDecider, [defined(sales), removed('sales'), roleDefined({ ...clerk, menuIds: [] })])
      .when(command)
      .then([defined(moved), defined(ship), roleDefined({ ...clerk, menuIds: ['orders.ship', 'orders'] })])
    given(permissionsDecider, [defined(sales), removed('sales'), defined(moved), removed('orders'), roleDefined(clerk)])
      .when(command)
      .thenNothing()
  })
})
