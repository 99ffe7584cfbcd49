import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { savedView, viewedList } from './saved-view.ts'

/** The caller's own views of a list and the shared ones, by name, and the one with which it opens for them. */
export const listViews = call({
  name: 'list-views',
  path: '/private/views/list',
  effect: 'read',
  access: staff(null),
  input: z.object({ list: viewedList }),
  output: z.object({ list: z.array(savedView), defaultId: z.string().nullable() }),
  errors: [],
})
