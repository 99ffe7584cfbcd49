import type { Menu } from '@pinline/contracts/account/permissions/menu'

/** A page of the role's menus, reachable whether or not the sidebar shows it. */
export interface MenuPage {
  readonly path: string
  readonly title: string
  readonly icon: string
  readonly disabled: boolean
}

/** An entry of the sidebar: a directory with children, or a page. */
export type SidebarItem =
  | { readonly kind: 'page'; readonly id: string; readonly page: MenuPage }
  | {
      readonly kind: 'directory'
      readonly id: string
      readonly title: string
      readonly icon: string
      readonly children: readonly SidebarItem[]
    }

const pathOf = (menu: Menu, parent: string): string => {
  const path = menu.path.startsWith('/') ? menu.path : `${parent}/${menu.path}`
  const clean = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '')
  return clean === '' ? '/' : clean
}

const byOrderNum = (menus: readonly Menu[]): Menu[] => [...menus].sort((a, b) => a.orderNum - b.orderNum)

const pageOf = (menu: Menu, parent: string, disabled: boolean): MenuPage => ({
  path: pathOf(menu, parent),
  title: menu.title,
  icon: menu.icon,
  disabled,
})

/** Every page of a role's menus, including hidden ones. The content of a disabled directory is disabled. */
export const menuPages = (menus: readonly Menu[], parent = '', parentDisabled = false): MenuPage[] =>
  byOrderNum(menus).flatMap((menu) => {
    const disabled = parentDisabled || menu.state
    const below = menuPages(menu.children, menu.menuType === 'M' ? pathOf(menu, parent) : parent, disabled)
    return menu.menuType === 'M' ? below : [pageOf(menu, parent, disabled), ...below]
  })

/**
 * The tree of the sidebar. Skips hidden menus with all descendants, pages that this version lacks, and empty
 * directories.
 */
export const sidebarItems = (
  menus: readonly Menu[],
  isKnown: (path: string) => boolean,
  parent = '',
  parentDisabled = false,
): SidebarItem[] =>
  byOrderNum(menus).flatMap((menu): SidebarItem[] => {
    if (!menu.isShow) return []
    const disabled = parentDisabled || menu.state
    if (menu.menuType !== 'M') {
      const page = pageOf(menu, parent, disabled)
      return isKnown(page.path) || page.disabled ? [{ kind: 'page', id: menu.id, page }] : []
    }
    const children = sidebarItems(menu.children, isKnown, pathOf(menu, parent), disabled)
    if (children.length === 0) return []
    return [{ kind: 'directory', id: menu.id, title: menu.title, icon: menu.icon, children }]
  })

/** The page of a path: the longest menu path that equals it or contains it. */
export const pageAt = (pages: readonly MenuPage[], pathname: string): MenuPage | undefined =>
  pages
    .filter(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]
