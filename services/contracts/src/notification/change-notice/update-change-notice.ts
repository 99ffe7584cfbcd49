import { changeNoticeId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { changeNoticeFields } from './change-notice-fields.ts'
import { changeNoticeChanged } from './change-notice-row.ts'

/** Changes a draft as a whole. */
export const updateChangeNotice = call({
  name: 'update-change-notice',
  path: '/private/change-notices/update',
  effect: 'command',
  access: staff('change-notices.create'),
  input: z.object({ id: changeNoticeId, revision: expectedRevision, ...changeNoticeFields }),
  output: changeNoticeChanged,
  errors: ['notice-not-found', 'change-notice-published', 'version-conflict'],
})
