import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision } from './permission-fields.ts'
import { staffRow } from './staff-row.ts'

/**
 * Gives a member of staff a random password, told in this one answer (null in the answer to a repetition). It has to be
 * changed at the next sign-in; all their sessions end. `secondFactor`: takes the second factor away too.
 */
export const resetStaffPassword = call({
  name: 'reset-staff-password',
  path: '/private/users/reset',
  effect: 'command',
  access: staff('users.reset'),
  input: z.strictObject({ id: staffId, revision: expectedRevision, secondFactor: z.boolean().optional() }),
  output: z.object({ password: z.string().nullable(), staff: staffRow }),
  errors: ['staff-not-found', 'not-held', 'not-yourself', 'version-conflict'],
  storeReply: false,
})
