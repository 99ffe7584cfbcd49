import { type MenuPage, menuPages, type SidebarItem, sidebarItems } from '../../layout/menu-tree.ts'
import { permissionsOf } from '../../providers/permissions.ts'
import { branchesOf, type GrantableMenu, grantedMenus } from './role-menus.ts'

/** A key, and what becomes of it. */
export interface KeyEffect {
  readonly key: string
  readonly change: 'kept' | 'gained' | 'lost'
  /** Held, but of a disabled menu: it rests. */
  readonly suspended: boolean
}

/** What a choice of menus gives to those who have the role. */
export interface RoleEffect {
  readonly sidebar: readonly SidebarItem[]
  /** Pages that can be reached by their address alone. */
  readonly hidden: readonly MenuPage[]
  readonly keys: readonly KeyEffect[]
}

const pagesIn = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'page' ? [item.page.path] : pagesIn(item.children)))

/** The effect of holding `after` in place of `before`. `isKnown`: the console has a page at this path. */
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
