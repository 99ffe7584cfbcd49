import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { authorityKey, localisedTexts, menuIcon, menuIdText, menuOrder, menuPath } from './authority-fields.ts'
import { menuRow, menuType } from './menu-row.ts'

/**
 * Adds a directory, a page or a button. Without `orderNum` it comes last. It belongs to no role until one is given it.
 */
export const createMenu = call({
  name: 'create-menu',
  path: '/private/menus/create',
  effect: 'command',
  authority: staff('menus.create'),
  input: z.strictObject({
    parentId: menuIdText.nullable().default(null),
    menuType,
    titles: localisedTexts(60),
    path: menuPath.default(''),
    icon: menuIcon.default(''),
    isShow: z.boolean().default(true),
    authority: authorityKey.nullable().default(null),
    orderNum: menuOrder.optional(),
  }),
  output: menuRow,
  errors: ['menu-not-found', 'not-held'],
})
