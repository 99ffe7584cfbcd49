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

/** Whether the role has those of the installation's menus that this version gives it, and no others. */
const isAsShipped = (state: Permissions, known: DefinedRole, { menuIds }: DefinedRole): boolean => {
  const before = menuIds.filter((menuId) => state.menus.has(menuId))
  return before.length === known.menuIds.length && before.every((menuId) => known.menuIds.includes(menuId))
}

/**
 * Defines the menus and roles that the product ships with. Those changed or removed by staff stay so; unchanged menus
 * are updated with the product. The role with every menu gains the new ones; another gains its own while nobody has
 * changed which menus it has, so that an update gives nothing to a role that staff have made narrower.
 */
export const decideDefinePermissions = (
  state: Permissions,
  { menus, roles }: DefinePermissions,
): Decision<MenuDefined | RoleDefined> => {
  const wanted = withoutRemoved(state, menus)
  const newMenus = wanted.filter(({ menuId }) => !state.menus.has(menuId))
  const newIds = new Set(newMenus.map((menu) => menu.menuId))
  const changedMenus = wanted.filter((menu) => {
    const known = state.menus.get(menu.menuId)
    return known !== undefined && isUntouched(state, menu.menuId) && !sameMenu(known, menu)
  })
  const changedRoles = roles.flatMap((role): DefinedRole[] => {
    const known = state.roles.get(role.roleId)
    if (known === undefined) {
      const menuIds = role.menuIds.filter((menuId) => state.menus.has(menuId) || newIds.has(menuId))
      return revisionOf(state, 'role', role.roleId) === 0 ? [{ ...role, menuIds }] : []
    }
    const gained = role.menuIds.filter((menuId) => newIds.has(menuId))
    const hasEveryMenu = menus.every(({ menuId }) => role.menuIds.includes(menuId))
    if (!hasEveryMenu && !isAsShipped(state, known, role)) return []
    return gained.length === 0 ? [] : [{ ...known, menuIds: [...known.menuIds, ...gained] }]
  })
  return [
    ...[...newMenus, ...changedMenus].map((data): MenuDefined => ({ type: 'menu-defined', data })),
    ...changedRoles.map((data): RoleDefined => ({ type: 'role-defined', data })),
  ]
}
