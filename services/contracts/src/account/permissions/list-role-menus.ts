import { z } from 'zod'
import { call, staffBeforePasswordChange } from '../../api/call.ts'
import { menu } from './menu.ts'

/** The menu tree of the signed-in person's role, in order of `orderNum`. */
export const listRoleMenus = call({
  name: 'list-role-menus',
  path: '/private/menus/RolesMenus',
  effect: 'read',
  access: staffBeforePasswordChange,
  input: z.object({}),
  output: z.array(menu),
  errors: [],
})
