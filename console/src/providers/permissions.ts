import type { Menu } from '@pinline/contracts/account/permissions/menu'

/** A control is removed if its key is missing, and shows a message if it is disabled. */
export type Grant = 'granted' | 'disabled' | 'missing'

/** What a role may see and do. */
export interface Permissions {
  readonly menus: readonly Menu[]
  readonly grants: ReadonlyMap<string, Exclude<Grant, 'missing'>>
}

const collect = (menus: readonly Menu[], grants: Map<string, 'granted' | 'disabled'>) => {
  const add = (authority: string | null, disabled: boolean) => {
    if (authority === null || grants.get(authority) === 'granted') return
    grants.set(authority, disabled ? 'disabled' : 'granted')
  }
  for (const menu of menus) {
    add(menu.authority, menu.state)
    for (const button of menu.buttons) add(button.authority, button.state)
    collect(menu.children, grants)
  }
}

/** Permissions of all pages and buttons of a role's menus. One enabled menu with a permission is enough. */
export const permissionsOf = (menus: readonly Menu[]): Permissions => {
  const grants = new Map<string, 'granted' | 'disabled'>()
  collect(menus, grants)
  return { menus, grants }
}

export const noPermissions: Permissions = { menus: [], grants: new Map() }

export const isPermissions = (value: unknown): value is Permissions =>
  typeof value === 'object' && value !== null && 'menus' in value && 'grants' in value && value.grants instanceof Map

export const grantOf = (permissions: Permissions, authority: string): Grant =>
  permissions.grants.get(authority) ?? 'missing'
