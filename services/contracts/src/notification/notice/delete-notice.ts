import { noticeId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { noticeChanged } from './notice-changed.ts'

/** Deletes a notice and its texts for good. */
export const deleteNotice = call({
  name: 'delete-notice',
  path: '/private/notice/delete',
  effect: 'command',
  access: staff('notices.delete'),
  input: z.object({ id: noticeId, revision: expectedRevision }),
  output: noticeChanged,
  errors: ['notice-not-found', 'version-conflict'],
})
