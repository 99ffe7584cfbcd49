import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision } from '../permissions/permission-fields.ts'
import { savedView, viewedList, viewIdText, viewName, viewQuery } from './saved-view.ts'

/**
 * Saves a view of a list; with `id` and `revision`, changes it. A shared one is changed by its owner, and by those who may
 * share. Names are unique among the views that a person sees. At most 20 a person and list.
 */
export const saveView = call({
  name: 'save-view',
  path: '/private/views/save',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({
    list: viewedList,
    id: viewIdText.optional(),
    revision: expectedRevision.optional(),
    name: viewName,
    query: viewQuery,
  }),
  output: savedView,
  // What it shows may name people: it is in the vault, and not with the commit.
  storeReply: false,
  errors: ['saved-view-not-found', 'saved-view-name-taken', 'saved-view-limit-reached', 'version-conflict'],
})
