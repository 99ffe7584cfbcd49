import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { menuRow, menuType } from './menu-row.ts'
import { flag } from './permission-fields.ts'

/** Sorted by `orderNum`, the rows are in tree order. */
export const menusResource = adminResource({
  name: 'menus',
  permission: 'menus.read',
  row: menuRow,
  filter: z.object({
    /** Part of the title, the path or the key. */
    q: cleanedText(80).optional(),
    menuType: menuType.optional(),
    /** True: the disabled ones. */
    state: flag.optional(),
  }),
  sorts: ['orderNum', 'title', 'path'],
})
