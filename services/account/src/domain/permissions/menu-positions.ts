import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import type { DefinedMenu, Permissions } from './permissions.ts'

const invalidField = (field: string, fieldError: string): Rejection =>
  rejection('invalid-input', { errors: { [field]: fieldError } })

const ancestors = (state: Permissions, menuId: string | null): DefinedMenu[] => {
  const menu = menuId === null ? undefined : state.menus.get(menuId)
  return menu === undefined ? [] : [menu, ...ancestors(state, menu.parentId)]
}

/** Refuses a menu with an invalid parent, with errors by field. */
export const refuseMenu = (state: Permissions, menu: DefinedMenu): Rejection | undefined => {
  const { menuId, parentId, menuType, path, authority } = menu
  const above = ancestors(state, parentId)
  const [parent] = above
  if (parentId !== null && parent === undefined) return invalidField('parentId', 'parent-unknown')
  if (above.some((one) => one.menuId === menuId)) return invalidField('parentId', 'parent-below-itself')
  if (parent?.menuType === 'B') return invalidField('parentId', 'parent-is-button')
  if (menuType === 'B') {
    if (parent?.menuType !== 'C') return invalidField('parentId', 'button-needs-page')
    return authority === null ? invalidField('authority', 'authority-required') : undefined
  }
  if (menuType === 'C' && path === '') return invalidField('path', 'required')
  const taken = [...state.menus.values()].some(
    (one) => one.menuId !== menuId && one.menuType === 'C' && one.path === path,
  )
  return menuType === 'C' && taken ? invalidField('path', 'path-taken') : undefined
}

const siblings = (state: Permissions, { menuId, parentId }: Pick<DefinedMenu, 'menuId' | 'parentId'>): DefinedMenu[] =>
  [...state.menus.values()]
    .filter((one) => one.parentId === parentId && one.menuId !== menuId)
    .sort((a, b) => a.orderNum - b.orderNum || a.menuId.localeCompare(b.menuId))

/** The number behind all that hang on the same menu. */
export const lastPosition = (state: Permissions, menu: Pick<DefinedMenu, 'menuId' | 'parentId'>): number =>
  (siblings(state, menu).at(-1)?.orderNum ?? 0) + 1

/** Whether two definitions are equal. */
export const sameMenu = (one: DefinedMenu, other: DefinedMenu): boolean => {
  const { title, ...fields } = one
  const { title: otherTitle, ...otherFields } = other
  const sameEntries = (a: object, b: object): boolean =>
    Object.entries(a).length === Object.entries(b).length &&
    Object.entries(a).every(([key, value]) => Reflect.get(b, key) === value)
  return sameEntries(fields, otherFields) && sameEntries(title, otherTitle)
}

/** The menu at its position; the menus from there on move by one, up to the first gap. */
export const positionedMenus = (state: Permissions, menu: DefinedMenu): MenuDefined[] => {
  const known = state.menus.get(menu.menuId)
  if (known !== undefined && sameMenu(known, menu)) return []
  const moved: DefinedMenu[] = []
  for (const one of siblings(state, menu)) {
    if (one.orderNum < menu.orderNum) continue
    const next = menu.orderNum + moved.length + 1
    if (one.orderNum >= next) break
    moved.push({ ...one, orderNum: next })
  }
  return [menu, ...moved].map((data) => ({ type: 'menu-defined', data }))
}
