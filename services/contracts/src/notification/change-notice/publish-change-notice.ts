import { changeNoticeId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { changeNoticeChanged } from './change-notice-row.ts'

/** Shows a change notice on the pages of its parts, and writes to everybody who has bought one of them. */
export const publishChangeNotice = call({
  name: 'publish-change-notice',
  path: '/private/change-notices/publish',
  effect: 'command',
  access: staff('change-notices.publish'),
  input: z.object({ id: changeNoticeId, revision: expectedRevision }),
  output: changeNoticeChanged,
  errors: ['notice-not-found', 'change-notice-published', 'version-conflict'],
})
