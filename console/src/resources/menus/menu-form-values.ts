import { type MenuRow, menuType } from '@pinline/contracts/account/permissions/menu-row'
import { z } from 'zod'
import { canHaveParent } from './menu-forest.ts'

/** Form values of a menu; titles by language. */
export interface MenuFormValues {
  readonly menuType: MenuRow['menuType']
  readonly parentId: string | null
  readonly titles: Readonly<Record<string, string>>
  readonly path: string
  readonly authority: string
  readonly icon: string
  readonly isShow: boolean
}

/** The edited fields. */
export type MenuEdits = Partial<MenuFormValues>

/** A draft of a menu. */
export const menuEdits = z.object({
  menuType: menuType.exactOptional(),
  parentId: z.string().nullable().exactOptional(),
  titles: z.record(z.string(), z.string()).exactOptional(),
  path: z.string().exactOptional(),
  authority: z.string().exactOptional(),
  icon: z.string().exactOptional(),
  isShow: z.boolean().exactOptional(),
})

/** A field of a menu besides its titles. */
export const menuField = menuEdits.omit({ titles: true }).keyof()

export const menuFormValues = (menu: MenuRow): MenuFormValues => ({
  menuType: menu.menuType,
  parentId: menu.parentId,
  titles: menu.titles,
  path: menu.path,
  authority: menu.authority ?? '',
  icon: menu.icon,
  isShow: menu.isShow,
})

/** Values by field, for a comparison of two versions; titles as `titles.en`. */
export const menuValuesOf = ({ titles, ...others }: MenuFormValues): Readonly<Record<string, unknown>> => ({
  ...others,
  ...Object.fromEntries(Object.entries(titles).map(([language, title]) => [`titles.${language}`, title])),
})

/** The edits of a menu that leave these values in it. */
export const menuEditsOf = (menu: MenuFormValues, values: Readonly<Record<string, unknown>>): MenuEdits => {
  const own = Object.entries(values)
  const titles = own.flatMap(([field, title]) =>
    field.startsWith('titles.') ? [[field.slice('titles.'.length), String(title ?? '')]] : [],
  )
  return menuEdits.parse({
    ...Object.fromEntries(own.filter(([field]) => !field.startsWith('titles.'))),
    ...(titles.length === 0 ? {} : { titles: { ...menu.titles, ...Object.fromEntries(titles) } }),
  })
}

/** Initial values of a new menu, below the selected one if its kind allows it. */
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

/** Input of the command: the fields that a menu of this kind has. */
export const menuInput = ({ menuType, titles, path, authority, icon, isShow }: MenuFormValues) => ({
  titles: { ...titles },
  path: menuType === 'C' ? path : '',
  authority: menuType === 'M' || authority.trim() === '' ? null : authority,
  icon: menuType === 'B' ? '' : icon,
  isShow: menuType === 'B' ? true : isShow,
})

/** Validation errors of fields that only some kinds require, by the server's field names. */
export const kindErrors = ({ menuType, path, authority, parentId }: MenuFormValues): Record<string, string> => ({
  ...(menuType === 'C' && path.trim() === '' ? { path: 'required' } : {}),
  ...(menuType === 'B' && authority.trim() === '' ? { authority: 'authority-required' } : {}),
  ...(menuType === 'B' && parentId === null ? { parentId: 'button-needs-page' } : {}),
})
