import { noticeId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { noticeChanged } from './notice-changed.ts'
import { noticeFields } from './notice-fields.ts'

/** Changes a notice as a whole, and publishes it if it was taken down. Without `from` it keeps the time that it has. */
export const updateNotice = call({
  name: 'update-notice',
  path: '/private/notice/update',
  effect: 'command',
  access: staff('notices.update'),
  input: z.object({ id: noticeId, revision: expectedRevision, ...noticeFields }),
  output: noticeChanged,
  errors: ['notice-not-found', 'version-conflict'],
})
