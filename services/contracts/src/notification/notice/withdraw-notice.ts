import { noticeId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { noticeChanged } from './notice-changed.ts'

/** Takes a notice down: nobody is shown it, and staff can publish it again. */
export const withdrawNotice = call({
  name: 'withdraw-notice',
  path: '/private/notice/withdraw',
  effect: 'command',
  access: staff('notices.update'),
  input: z.object({ id: noticeId, revision: expectedRevision }),
  output: noticeChanged,
  errors: ['notice-not-found', 'version-conflict'],
})
