import { describe, expect, it } from 'vitest'
import { evolve, noPermissions, permissionKeys } from './permissions.ts'
import { shippedMenus } from './shipped-menus.ts'
import { rolePermissions, shippedRoles } from './shipped-roles.ts'

const state = [
  ...shippedMenus.map((data) => ({ type: 'menu-defined' as const, data })),
  ...shippedRoles.map((data) => ({ type: 'role-defined' as const, data })),
].reduce(evolve, noPermissions)

const pages = new Set(
  shippedMenus.flatMap(({ menuType, authority }) => (menuType === 'B' || authority === null ? [] : [authority])),
)
const buttonPage = new Map(
  shippedMenus.flatMap(({ menuType, authority, parentId }) =>
    menuType === 'B' && authority !== null
      ? [[authority, shippedMenus.find(({ menuId }) => menuId === parentId)?.authority] as const]
      : [],
  ),
)

/** What only administrators have: who may do what, the traces of staff, all buyers at once, and what runs the shop. */
const reserved =
  /^(users|roles|menus|audit|security-events|operations|api-keys|webhooks|events)\.|^(settings\.update|buyers\.(state|erase|export)|views\.share|forms\.erase|products\.import|languages\.update)$/

describe.each(Object.entries(rolePermissions))('the role %s', (roleId, permissions) => {
  it('gives its permissions and no others', () => {
    expect(permissionKeys(state, roleId).toSorted()).toEqual([...new Set(permissions)].toSorted())
  })
  it('has the page of each of its buttons', () => {
    const given: readonly string[] = permissions
    const without = given.filter((key) => {
      const page = buttonPage.get(key)
      return !pages.has(key) && (page === undefined || page === null || !given.includes(page))
    })
    expect(without).toEqual([])
  })
  it('has nothing that is the administrator’s', () => {
    expect(permissions.filter((key) => reserved.test(key))).toEqual([])
  })
  it('has a name in ten languages', () => {
    const name = shippedRoles.find((role) => role.roleId === roleId)?.name ?? {}
    expect(Object.values(name).filter((text) => text !== '')).toHaveLength(10)
  })
})

describe('shipped roles', () => {
  it('divide the work: every permission that is not the administrator’s belongs to one at least', () => {
    const given = new Set<string>(Object.values(rolePermissions).flat())
    const all = shippedMenus.flatMap(({ authority }) => (authority === null ? [] : [authority]))
    expect([...new Set(all)].filter((key) => !given.has(key) && !reserved.test(key))).toEqual([])
  })
  it('let a reader send no command', () => {
    expect(rolePermissions['read-only'].filter((key) => !key.endsWith('.read'))).toEqual([])
  })
  it('separate who refunds from who approves a return', () => {
    const both = Object.entries(rolePermissions).filter(([, permissions]) => {
      const given: readonly string[] = permissions
      return given.includes('after-sales.decide') && given.includes('after-sales.refund')
    })
    expect(both).toEqual([])
  })
})
