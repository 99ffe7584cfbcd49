import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type DefinedMenu, type DefinedRole, type Permissions, revisionOf } from '../domain/permissions/permissions.ts'
import { shippedMenus } from '../domain/permissions/shipped-menus.ts'
import { shippedRoles } from '../domain/permissions/shipped-roles.ts'
import { textIn } from './staff.ts'

const shippedRoleIds = new Set(shippedRoles.map(({ roleId }) => roleId))
const shippedMenuIds = new Set(shippedMenus.map(({ menuId }) => menuId))

export const roleRowOf = (state: Permissions, role: DefinedRole, language: LanguageCode): RoleRow => ({
  id: role.roleId,
  name: textIn(role.name, language),
  names: role.name,
  menuIds: [...role.menuIds],
  members: [...state.staff.values()].filter(({ roleId }) => roleId === role.roleId).length,
  shipped: shippedRoleIds.has(role.roleId),
  revision: revisionOf(state, 'role', role.roleId),
})

export const menuRowOf = (state: Permissions, menu: DefinedMenu, language: LanguageCode): MenuRow => ({
  id: menu.menuId,
  parentId: menu.parentId,
  orderNum: menu.orderNum,
  path: menu.path,
  title: textIn(menu.title, language),
  titles: menu.title,
  icon: menu.icon,
  isShow: menu.isShow,
  state: menu.disabled,
  menuType: menu.menuType,
  authority: menu.authority,
  shipped: shippedMenuIds.has(menu.menuId),
  revision: revisionOf(state, 'menu', menu.menuId),
})

/** Every menu, in tree order; orphaned ones come last. */
export const menusInOrder = (state: Permissions): DefinedMenu[] => {
  const below = Map.groupBy(state.menus.values(), ({ parentId }) => parentId)
  const from = (parentId: string | null): DefinedMenu[] =>
    (below.get(parentId) ?? [])
      .sort((a, b) => a.orderNum - b.orderNum || a.menuId.localeCompare(b.menuId))
      .flatMap((menu) => [menu, ...from(menu.menuId)])
  return [...new Set([...from(null), ...state.menus.values()])]
}
