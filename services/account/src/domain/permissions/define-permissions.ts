import type { Decision } from '@pinline/chassis/domain/decider'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import type { RoleDefined } from '@pinline/events/account/role-defined'
import { sameMenu } from './menu-positions.ts'
import { type DefinedMenu, type DefinedRole, type Permissions, revisionOf } from './permissions.ts'

export interface DefinePermissions {
  readonly type: 'define-permissions'
  readonly menus: readonly DefinedMenu[]
  readonly roles: readonly DefinedRole[]
}

/** Whether the menu is as an earlier version of the product defined it. */
const isUntouched = (state: Permissions, menuId: string): boolean => revisionOf(state, 'menu', menuId) === 1

/**
 * Without the menus that staff have removed and the buttons of removed pages; a page without its directory is moved to
 * the top level.
 */
const withoutRemoved = ({ removedMenus }: Permissions, menus: readonly DefinedMenu[]): DefinedMenu[] =>
  menus.flatMap((menu) => {
    if (removedMenus.has(menu.menuId)) return []
    if (menu.parentId === null || !removedMenus.has(menu.parentId)) return [menu]
    return menu.menuType === 'B' ? [] : [{ ...menu, parentId: null }]
  })

/**
 * Defines the menus and roles that the product ships with. Those changed or removed by staff stay so; unchanged menus
 * are updated with the product, and a role only gains new menus.
 */
export const decideDefinePermissions = (
  state: Permissions,
  { menus, roles }: DefinePermissions,
): Decision<MenuDefined | RoleDefined> => {
  const wanted = withoutRemoved(state, menus)
  const newMenus = wanted.filter(({ menuId }) => !state.menus.has(menuId))
  const newIds = newMenus.map((menu) => menu.menuId)
  const changedMenus = wanted.filter((menu) => {
    const known = state.menus.get(menu.menuId)
    return known !== undefined && isUntouched(state, menu.menuId) && !sameMenu(known, menu)
  })
  const changedRoles = roles.flatMap((role): DefinedRole[] => {
    const known = state.roles.get(role.roleId)
    if (known === undefined) return revisionOf(state, 'role', role.roleId) === 0 ? [role] : []
    const gained = role.menuIds.filter((menuId) => newIds.includes(menuId))
    return gained.length === 0 ? [] : [{ ...known, menuIds: [...known.menuIds, ...gained] }]
  })
  return [
    ...[...newMenus, ...changedMenus].map((data): MenuDefined => ({ type: 'menu-defined', data })),
    ...changedRoles.map((data): RoleDefined => ({ type: 'role-defined', data })),
  ]
}
