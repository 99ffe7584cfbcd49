import { sortId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'

/** Deletes a sort that no notice and no file has, and that has none below it. */
export const deleteSort = call({
  name: 'delete-sort',
  path: '/private/sort/delete',
  effect: 'command',
  access: staff('sorts.delete'),
  input: z.object({ id: sortId, revision: expectedRevision }),
  output: z.object({ id: sortId }),
  errors: ['sort-not-found', 'sort-in-use', 'sort-has-children', 'version-conflict'],
})
