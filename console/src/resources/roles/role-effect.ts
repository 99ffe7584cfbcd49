import { type MenuPage, menuPages, type SidebarItem, sidebarItems } from '../../layout/menu-tree.ts'
import { permissionsOf } from '../../providers/permissions.ts'
import { branchesOf, type GrantableMenu, grantedMenus } from './role-menus.ts'

/** A permission and its change. */
export interface KeyEffect {
  readonly key: string
  readonly change: 'kept' | 'gained' | 'lost'
  /** Granted, but suspended: its menu is disabled. */
  readonly suspended: boolean
}

/** What a selection of menus grants to a role. */
export interface RoleEffect {
  readonly sidebar: readonly SidebarItem[]
  /** Pages without an entry in the sidebar. */
  readonly hidden: readonly MenuPage[]
  readonly keys: readonly KeyEffect[]
}

const pagesIn = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'page' ? [item.page.path] : pagesIn(item.children)))

/** The effect of replacing the menus `before` by `after`. `isKnown`: the console has a page at this path. */
export const roleEffect = (
  menus: readonly GrantableMenu[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  isKnown: (path: string) => boolean,
): RoleEffect => {
  const branches = branchesOf(menus)
  const granted = grantedMenus(branches, after)
  const had = permissionsOf(grantedMenus(branches, before)).grants
  const has = permissionsOf(granted).grants
  const sidebar = sidebarItems(granted, isKnown)
  const shown = new Set(pagesIn(sidebar))
  return {
    sidebar,
    hidden: menuPages(granted).filter(({ path }) => isKnown(path) && !shown.has(path)),
    keys: [...new Set([...had.keys(), ...has.keys()])].sort().map((key) => ({
      key,
      change: !has.has(key) ? 'lost' : had.has(key) ? 'kept' : 'gained',
      suspended: has.get(key) === 'disabled',
    })),
  }
}
