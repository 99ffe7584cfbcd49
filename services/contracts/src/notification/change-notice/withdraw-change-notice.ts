import { changeNoticeId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { changeNoticeChanged } from './change-notice-row.ts'

/** Takes a change notice away for good; nobody else is written to. */
export const withdrawChangeNotice = call({
  name: 'withdraw-change-notice',
  path: '/private/change-notices/withdraw',
  effect: 'command',
  access: staff('change-notices.publish'),
  input: z.object({ id: changeNoticeId, revision: expectedRevision }),
  output: changeNoticeChanged,
  errors: ['notice-not-found', 'version-conflict'],
})
