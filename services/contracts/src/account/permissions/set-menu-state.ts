import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { menuRow } from './menu-row.ts'
import { expectedRevision, menuIdText } from './permission-fields.ts'

/**
 * Disables a menu (`state: true`) or enables it again: its key, and those of all menus below it, are suspended for
 * everybody.
 */
export const setMenuState = call({
  name: 'set-menu-state',
  path: '/private/menus/state',
  effect: 'command',
  access: staff('menus.state'),
  input: z.strictObject({ id: menuIdText, revision: expectedRevision, state: z.boolean('required') }),
  output: menuRow,
  errors: ['menu-not-found', 'not-held', 'last-administrator', 'version-conflict'],
})
