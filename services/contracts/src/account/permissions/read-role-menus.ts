import { z } from 'zod'
import { call, staffBeforePasswordChange } from '../../api/call.ts'
import { menu } from './menu.ts'

/** The menu tree of the signed-in person's role, in order of `orderNum`. */
export const readRoleMenus = call({
  name: 'read-role-menus',
  path: '/private/menus/RolesMenus',
  effect: 'read',
  authority: staffBeforePasswordChange,
  input: z.object({}),
  output: z.array(menu),
  errors: [],
})
