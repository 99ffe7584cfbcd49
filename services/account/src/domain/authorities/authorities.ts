import type { AuthoritiesEvent } from '@pinline/events/account/authorities-event'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import type { RoleDefined } from '@pinline/events/account/role-defined'
import type { StaffId, VaultReference } from '@pinline/events/ids'

export type DefinedMenu = MenuDefined['data']
export type DefinedRole = RoleDefined['data']

export interface StaffMember {
  readonly staffId: StaffId
  readonly roleId: string
  readonly profileRef: VaultReference
  readonly credentialRef: VaultReference
  /** ISO 8601: sessions opened before are over. */
  readonly credentialSince: string
}

/** Menus, roles and staff rights: one stream, so that two administrators cannot take each other's rights at once. */
export interface Authorities {
  readonly menus: ReadonlyMap<string, DefinedMenu>
  readonly roles: ReadonlyMap<string, DefinedRole>
  readonly staff: ReadonlyMap<string, StaffMember>
}

export const authoritiesStreamId = 'authorities'

export const noAuthorities: Authorities = { menus: new Map(), roles: new Map(), staff: new Map() }

const withEntry = <Value>(map: ReadonlyMap<string, Value>, key: string, value: Value): ReadonlyMap<string, Value> =>
  new Map([...map, [key, value]])

export const evolve = (state: Authorities, { type, data }: AuthoritiesEvent): Authorities => {
  switch (type) {
    case 'menu-defined':
      return { ...state, menus: withEntry(state.menus, data.menuId, data) }
    case 'role-defined':
      return { ...state, roles: withEntry(state.roles, data.roleId, data) }
    case 'staff-admitted': {
      const { staffId, roleId, profileRef, credentialRef, admittedAt } = data
      const member = { staffId, roleId, profileRef, credentialRef, credentialSince: admittedAt }
      return { ...state, staff: withEntry(state.staff, staffId, member) }
    }
    case 'staff-password-set': {
      const member = state.staff.get(data.staffId)
      if (member === undefined) throw new Error('staff-password-set before staff-admitted')
      const changed = { ...member, credentialRef: data.credentialRef, credentialSince: data.setAt }
      return { ...state, staff: withEntry(state.staff, data.staffId, changed) }
    }
    default: {
      const missing: never = type
      return missing
    }
  }
}

const childrenOf = (state: Authorities, role: DefinedRole, parentId: string | null): DefinedMenu[] =>
  role.menuIds
    .flatMap((menuId) => state.menus.get(menuId) ?? [])
    .filter((menu) => menu.parentId === parentId)
    .sort((a, b) => a.orderNum - b.orderNum || a.menuId.localeCompare(b.menuId))

export interface MenuNode {
  readonly menu: DefinedMenu
  readonly buttons: readonly DefinedMenu[]
  readonly children: readonly MenuNode[]
}

/** A role's directories and pages as a tree, each page with its buttons. What hangs below a menu that the role lacks is left out. */
export const menuTree = (state: Authorities, roleId: string, parentId: string | null = null): MenuNode[] => {
  const role = state.roles.get(roleId)
  if (role === undefined) return []
  return childrenOf(state, role, parentId)
    .filter((menu) => menu.menuType !== 'B')
    .map((menu) => ({
      menu,
      buttons: childrenOf(state, role, menu.menuId).filter((child) => child.menuType === 'B'),
      children: menuTree(state, roleId, menu.menuId),
    }))
}

/** Keys that a role may use now: a disabled menu takes away its own key and all below it. */
export const authorityKeys = (state: Authorities, roleId: string): string[] => {
  const keysOf = (nodes: readonly MenuNode[]): string[] =>
    nodes
      .filter(({ menu }) => !menu.disabled)
      .flatMap(({ menu, buttons, children }) => [
        ...(menu.authority === null ? [] : [menu.authority]),
        ...buttons.flatMap((button) => (button.disabled || button.authority === null ? [] : [button.authority])),
        ...keysOf(children),
      ])
  return keysOf(menuTree(state, roleId))
}
