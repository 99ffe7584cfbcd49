import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { menuRow, menuType } from './menu-row.ts'
import { localisedTexts, menuIcon, menuIdText, menuOrder, menuPath, permissionKey } from './permission-fields.ts'

/** Adds a directory, a page or a button. Without `orderNum` it is appended. It belongs to no role until assigned. */
export const createMenu = call({
  name: 'create-menu',
  path: '/private/menus/create',
  effect: 'command',
  access: staff('menus.create'),
  input: z.strictObject({
    parentId: menuIdText.nullable().default(null),
    menuType,
    titles: localisedTexts(60),
    path: menuPath.default(''),
    icon: menuIcon.default(''),
    isShow: z.boolean().default(true),
    authority: permissionKey.nullable().default(null),
    orderNum: menuOrder.optional(),
  }),
  output: menuRow,
  errors: ['menu-not-found', 'not-held'],
})
