import type { Decision } from '@pinline/chassis/domain/decider'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import type { RoleDefined } from '@pinline/events/account/role-defined'
import type { Authorities, DefinedMenu, DefinedRole } from './authorities.ts'

export interface DefineAuthorities {
  readonly type: 'define-authorities'
  readonly menus: readonly DefinedMenu[]
  readonly roles: readonly DefinedRole[]
}

/** Brings in what the product ships with. What stands already stays as staff have made it; a role gains new menus only. */
export const decideDefineAuthorities = (
  state: Authorities,
  { menus, roles }: DefineAuthorities,
): Decision<MenuDefined | RoleDefined> => {
  const newMenus = menus.filter((menu) => !state.menus.has(menu.menuId))
  const newIds = newMenus.map((menu) => menu.menuId)
  const changedRoles = roles.flatMap((role): DefinedRole[] => {
    const known = state.roles.get(role.roleId)
    if (known === undefined) return [role]
    const gained = role.menuIds.filter((menuId) => newIds.includes(menuId))
    return gained.length === 0 ? [] : [{ ...known, menuIds: [...known.menuIds, ...gained] }]
  })
  return [
    ...newMenus.map((data): MenuDefined => ({ type: 'menu-defined', data })),
    ...changedRoles.map((data): RoleDefined => ({ type: 'role-defined', data })),
  ]
}
