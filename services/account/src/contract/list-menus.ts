import { call, staff } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { menuRow } from './menu-row.ts'

/** Every menu, as the tree reads from top to bottom. */
export const listMenus = call({
  name: 'list-menus',
  path: '/private/menus/list',
  effect: 'read',
  authority: staff('menus.read'),
  input: z.object({}),
  output: z.array(menuRow),
  errors: [],
})
