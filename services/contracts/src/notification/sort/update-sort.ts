import { sortId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision, localisedTexts, menuOrder } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { sortRow } from './sort-row.ts'

/** Renames a sort or moves it: the sorts from its new position on move by one. */
export const updateSort = call({
  name: 'update-sort',
  path: '/private/sort/update',
  effect: 'command',
  access: staff('sorts.update'),
  input: z.object({
    id: sortId,
    revision: expectedRevision,
    titles: localisedTexts(60).optional(),
    parentId: sortId.nullable().optional(),
    orderNum: menuOrder.optional(),
  }),
  output: sortRow,
  errors: ['sort-not-found', 'version-conflict'],
})
