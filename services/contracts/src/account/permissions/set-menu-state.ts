import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { menuIdText, seenRevision } from './authority-fields.ts'
import { menuRow } from './menu-row.ts'

/** Disables a menu (`state: true`) or enables it again: its key, and those of all below it, rest meanwhile for everybody. */
export const setMenuState = call({
  name: 'set-menu-state',
  path: '/private/menus/state',
  effect: 'command',
  authority: staff('menus.state'),
  input: z.strictObject({ id: menuIdText, revision: seenRevision, state: z.boolean('required') }),
  output: menuRow,
  errors: ['menu-not-found', 'not-held', 'last-administrator', 'version-conflict'],
})
