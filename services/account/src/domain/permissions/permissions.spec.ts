import { fold } from '@pinline/chassis/domain/decider'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { describe, expect, it } from 'vitest'
import { admitted, at, clerk, defined, member, orders, roleDefined, sales, ship, shop } from './permissions.fixtures.ts'
import { menuTree, permissionKeys, revisionOf } from './permissions.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { administratorRole, administratorRoleId, shippedMenus } from './shipped-menus.ts'

describe('permissions of a role', () => {
  it('is the keys of its pages and buttons', () => {
    expect(permissionKeys(fold(permissionsDecider, shop), 'clerk')).toEqual(['orders.read', 'orders.ship'])
  })
  it('shrinks with a disabled button', () => {
    const state = fold(permissionsDecider, [...shop, defined({ ...ship, disabled: true })])
    expect(permissionKeys(state, 'clerk')).toEqual(['orders.read'])
  })
  it('ends below a disabled directory', () => {
    const state = fold(permissionsDecider, [...shop, defined({ ...sales, disabled: true })])
    expect(permissionKeys(state, 'clerk')).toEqual([])
  })
  it('ends below a page that the role has lost', () => {
    const state = fold(permissionsDecider, [...shop, roleDefined({ ...clerk, menuIds: ['sales', 'orders.ship'] })])
    expect(permissionKeys(state, 'clerk')).toEqual([])
  })
  it('is nothing for an unknown role', () => {
    expect(permissionKeys(fold(permissionsDecider, shop), 'nobody')).toEqual([])
  })
})

describe('the menu tree', () => {
  it('hangs buttons on pages and pages on directories', () => {
    expect(menuTree(fold(permissionsDecider, shop), 'clerk')).toEqual([
      { menu: sales, buttons: [], children: [{ menu: orders, buttons: [ship], children: [] }] },
    ])
  })
  it('has disabled menus, marked', () => {
    const state = fold(permissionsDecider, [...shop, defined({ ...orders, disabled: true })])
    expect(menuTree(state, 'clerk')[0]?.children[0]?.menu.disabled).toBe(true)
  })
})

describe('after changes', () => {
  const events: readonly PermissionsEvent[] = [
    ...shop,
    admitted,
    { type: 'menu-removed', data: { menuId: 'orders.ship', removedAt: at } },
    { type: 'staff-state-set', data: { staffId: member, disabled: true, setAt: at } },
  ]
  const state = fold(permissionsDecider, events)
  it('removes a removed menu from every role and records it', () => {
    expect(state.roles.get('clerk')?.menuIds).toEqual(['orders', 'sales'])
    expect([...state.removedMenus]).toEqual(['orders.ship'])
    expect(fold(permissionsDecider, [...events, defined(ship)]).removedMenus.size).toBe(0)
  })
  it('is counted for each menu, role and member', () => {
    expect(revisionOf(state, 'menu', 'orders.ship')).toBe(2)
    expect(revisionOf(state, 'role', 'clerk')).toBe(1)
    expect(revisionOf(state, 'staff', member)).toBe(2)
    expect(revisionOf(state, 'role', 'nobody')).toBe(0)
  })
  it('has no trace of a removed member', () => {
    expect(state.staff.get(member)?.disabled).toBe(true)
    const removed: PermissionsEvent = { type: 'staff-removed', data: { staffId: member, removedAt: at } }
    const without = fold(permissionsDecider, [...events, removed])
    expect(without.staff.size).toBe(0)
  })
})

describe('the shipped menus', () => {
  it('give the administrator every permission', () => {
    const state = fold(permissionsDecider, [
      ...shippedMenus.map(defined),
      { type: 'role-defined' as const, data: administratorRole },
    ])
    const shipped = shippedMenus.flatMap(({ authority }) => (authority === null ? [] : [authority]))
    expect(permissionKeys(state, administratorRoleId).sort()).toEqual([...new Set(shipped)].sort())
  })
})
