import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { seenRevision } from './authority-fields.ts'
import { userRow } from './user-row.ts'

/** Disables a member of staff (`state: true`) or enables them again. Sessions of the disabled end for good. */
export const setUserState = call({
  name: 'set-user-state',
  path: '/private/users/state',
  effect: 'command',
  authority: staff('users.state'),
  input: z.strictObject({ id: staffId, revision: seenRevision, state: z.boolean('required') }),
  output: userRow,
  errors: ['staff-not-found', 'not-held', 'not-yourself', 'last-administrator', 'version-conflict'],
  keepReply: false,
})
