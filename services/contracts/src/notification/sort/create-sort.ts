import { sortId } from '@pinline/events/ids'
import { z } from 'zod'
import { localisedTexts } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { sortRow } from './sort-row.ts'

/** Adds a sort behind the others of its parent. */
export const createSort = call({
  name: 'create-sort',
  path: '/private/sort/create',
  effect: 'command',
  access: staff('sorts.create'),
  input: z.object({ titles: localisedTexts(60), parentId: sortId.nullable().default(null) }),
  output: sortRow,
  errors: ['sort-limit-reached'],
})
