import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision, menuIdText } from './permission-fields.ts'

/** Removes a menu that has nothing below it, from every role. */
export const removeMenu = call({
  name: 'remove-menu',
  path: '/private/menus/delete',
  effect: 'command',
  access: staff('menus.delete'),
  input: z.strictObject({ id: menuIdText, revision: expectedRevision }),
  output: z.object({ id: z.string() }),
  errors: ['menu-not-found', 'menu-has-children', 'not-held', 'last-administrator', 'version-conflict'],
})
