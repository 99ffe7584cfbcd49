import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision } from '../permissions/permission-fields.ts'
import { savedView, viewedList, viewIdText } from './saved-view.ts'

/** Shows a view to everybody who may see the list, or to its owner alone again. At most 50 shared ones a list. */
export const shareView = call({
  name: 'share-view',
  path: '/private/views/share',
  effect: 'command',
  access: staff('views.share'),
  input: z.strictObject({
    list: viewedList,
    id: viewIdText,
    revision: expectedRevision,
    shared: z.boolean('required'),
  }),
  output: savedView,
  // What it shows may name people: it is in the vault, and not with the commit.
  storeReply: false,
  errors: ['saved-view-not-found', 'saved-view-name-taken', 'saved-view-limit-reached', 'version-conflict'],
})
