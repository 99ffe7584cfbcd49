import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision } from '../permissions/permission-fields.ts'
import { viewedList, viewIdText } from './saved-view.ts'

/** Removes a view: one's own, or a shared one by those who may share. */
export const removeView = call({
  name: 'remove-view',
  path: '/private/views/remove',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({ list: viewedList, id: viewIdText, revision: expectedRevision }),
  output: z.object({ id: z.string() }),
  errors: ['saved-view-not-found', 'version-conflict'],
})
