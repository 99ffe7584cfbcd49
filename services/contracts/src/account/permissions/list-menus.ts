import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { menuRow } from './menu-row.ts'

/** Every menu, as the tree reads from top to bottom. */
export const listMenus = call({
  name: 'list-menus',
  path: '/private/menus/list',
  effect: 'read',
  access: staff('menus.read'),
  input: z.object({}),
  output: z.array(menuRow),
  errors: [],
})
