import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision } from './permission-fields.ts'
import { staffRow } from './staff-row.ts'

/**
 * Sets a random password for a member of staff, returned in this response only (null in the response to a repetition).
 * It must be changed at the next sign-in; all their sessions end. `secondFactor`: also removes the second factor.
 */
export const resetStaffPassword = call({
  name: 'reset-staff-password',
  path: '/private/users/reset',
  effect: 'command',
  access: staff('users.reset'),
  input: z.strictObject({ id: staffId, revision: expectedRevision, secondFactor: z.boolean().optional() }),
  output: z.object({ password: z.string().nullable(), staff: staffRow }),
  errors: ['staff-not-found', 'not-held', 'not-yourself', 'version-conflict'],
  security: 'credential-changed',
  storeReply: false,
})
