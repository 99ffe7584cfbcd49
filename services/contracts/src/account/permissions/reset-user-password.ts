import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { seenRevision } from './authority-fields.ts'
import { userRow } from './user-row.ts'

/**
 * Gives a member of staff a random password, told in this one answer (null in the answer to a repetition). It has to be
 * changed at the next sign-in; all their sessions end. `secondFactor`: takes the second factor away too.
 */
export const resetUserPassword = call({
  name: 'reset-user-password',
  path: '/private/users/reset',
  effect: 'command',
  authority: staff('users.reset'),
  input: z.strictObject({ id: staffId, revision: seenRevision, secondFactor: z.boolean().optional() }),
  output: z.object({ password: z.string().nullable(), user: userRow }),
  errors: ['staff-not-found', 'not-held', 'not-yourself', 'version-conflict'],
  keepReply: false,
})
