import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { sortRow } from './sort-row.ts'

/** Every sort, in the tree's order from top to bottom. All staff may read them, since several lists filter by them. */
export const listSorts = call({
  name: 'list-sorts',
  path: '/private/sort/list',
  effect: 'read',
  access: staff(null),
  input: z.object({}),
  output: z.array(sortRow),
  errors: [],
})
