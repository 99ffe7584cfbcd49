import type { Menu } from '@pinline/contracts/account/permissions/menu'
import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'

/** The fields of a menu that matter for a role. */
export type GrantableMenu = Pick<
  MenuRow,
  'id' | 'parentId' | 'orderNum' | 'path' | 'title' | 'icon' | 'isShow' | 'state' | 'menuType' | 'authority'
>

/** A directory or page with its buttons and children. */
export interface MenuBranch {
  readonly menu: GrantableMenu
  readonly buttons: readonly GrantableMenu[]
  readonly children: readonly MenuBranch[]
}

/** Menus as a tree, in order. */
export const branchesOf = (menus: readonly GrantableMenu[], parentId: string | null = null): MenuBranch[] => {
  const below = (id: string | null) =>
    menus.filter((menu) => menu.parentId === id).sort((a, b) => a.orderNum - b.orderNum)
  return below(parentId)
    .filter(({ menuType }) => menuType !== 'B')
    .map((menu) => ({
      menu,
      buttons: below(menu.id).filter(({ menuType }) => menuType === 'B'),
      children: branchesOf(menus, menu.id),
    }))
}

/** The ids of a branch: its menu, its buttons and all descendants. */
export const idsOf = ({ menu, buttons, children }: MenuBranch): string[] => [
  menu.id,
  ...buttons.map(({ id }) => id),
  ...children.flatMap(idsOf),
]

const aboveOf = (menus: readonly GrantableMenu[], id: string): string[] => {
  const parentId = menus.find((menu) => menu.id === id)?.parentId ?? null
  return parentId === null ? [] : [parentId, ...aboveOf(menus, parentId)]
}

const belowOf = (menus: readonly GrantableMenu[], id: string): string[] =>
  menus.filter(({ parentId }) => parentId === id).flatMap((menu) => [menu.id, ...belowOf(menus, menu.id)])

/** Grants menus together with their ancestors, without which they cannot be reached. */
export const withMenus = (
  menus: readonly GrantableMenu[],
  granted: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> => granted.union(new Set(ids.flatMap((id) => [id, ...aboveOf(menus, id)])))

/** Revokes a menu and all its descendants. */
export const withoutMenu = (
  menus: readonly GrantableMenu[],
  granted: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> => granted.difference(new Set([id, ...belowOf(menus, id)]))

/** How much of a branch is granted. */
export const shareOf = (branch: MenuBranch, granted: ReadonlySet<string>): 'all' | 'some' | 'none' => {
  const ids = idsOf(branch)
  const count = ids.filter((id) => granted.has(id)).length
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}

/** The menus that the server returns for a role with these ids: descendants of a missing menu are dropped. */
export const grantedMenus = (branches: readonly MenuBranch[], granted: ReadonlySet<string>): Menu[] =>
  branches
    .filter(({ menu }) => granted.has(menu.id))
    .map(({ menu, buttons, children }) => ({
      ...menu,
      menuType: menu.menuType === 'M' ? 'M' : 'C',
      buttons: buttons
        .filter(({ id }) => granted.has(id))
        .map(({ id, title, authority, state }) => ({ id, title, authority: authority ?? id, state })),
      children: grantedMenus(children, granted),
    }))

/** The menus of a tree as rows, for people who may read only their own. */
export const rowsOfTree = (menus: readonly Menu[]): GrantableMenu[] =>
  menus.flatMap(({ buttons, children, ...menu }) => [
    menu,
    ...buttons.map(
      (button, index): GrantableMenu => ({
        ...button,
        parentId: menu.id,
        orderNum: index + 1,
        path: '',
        icon: '',
        isShow: true,
        menuType: 'B',
      }),
    ),
    ...rowsOfTree(children),
  ])
