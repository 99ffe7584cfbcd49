import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { canHaveParent } from './menu-forest.ts'

/** What a form on a menu holds; titles by language. */
export interface MenuFormValues {
  readonly menuType: MenuRow['menuType']
  readonly parentId: string | null
  readonly titles: Readonly<Record<string, string>>
  readonly path: string
  readonly authority: string
  readonly icon: string
  readonly isShow: boolean
}

/** Fields that were typed over. */
export type MenuEdits = Partial<MenuFormValues>

export const menuFormValues = (menu: MenuRow): MenuFormValues => ({
  menuType: menu.menuType,
  parentId: menu.parentId,
  titles: menu.titles,
  path: menu.path,
  authority: menu.authority ?? '',
  icon: menu.icon,
  isShow: menu.isShow,
})

/** A menu that is yet to be, hanging on what is chosen in the tree as far as its kind may. */
export const emptyMenu = (rows: readonly MenuRow[], chosen: MenuRow | undefined): MenuFormValues => {
  const menuType = chosen?.menuType === 'C' || chosen?.menuType === 'B' ? 'B' : 'C'
  const parentId = chosen?.menuType === 'B' ? chosen.parentId : (chosen?.id ?? null)
  const may = canHaveParent(rows, { id: '', menuType }, parentId)
  return {
    menuType,
    parentId: may ? parentId : null,
    titles: {},
    path: '',
    authority: '',
    icon: '',
    isShow: true,
  }
}

/** What goes to the server of a form: the fields that a menu of this kind has. */
export const menuInput = ({ menuType, titles, path, authority, icon, isShow }: MenuFormValues) => ({
  titles: { ...titles },
  path: menuType === 'C' ? path : '',
  authority: menuType === 'M' || authority.trim() === '' ? null : authority,
  icon: menuType === 'B' ? '' : icon,
  isShow: menuType === 'B' ? true : isShow,
})

/** What only a kind asks for, by the keys that the server would answer. */
export const kindErrors = ({ menuType, path, authority, parentId }: MenuFormValues): Record<string, string> => ({
  ...(menuType === 'C' && path.trim() === '' ? { path: 'required' } : {}),
  ...(menuType === 'B' && authority.trim() === '' ? { authority: 'authority-required' } : {}),
  ...(menuType === 'B' && parentId === null ? { parentId: 'button-needs-page' } : {}),
})
