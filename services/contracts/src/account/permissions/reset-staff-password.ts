import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { ownStepUp, ownStepUpErrors } from './own-step-up.ts'
import { expectedRevision } from './permission-fields.ts'
import { staffRow } from './staff-row.ts'

/**
 * Sets a random password for a member of staff, for a caller who proves to be the owner of their session
 * (`own-step-up.ts`), returned in this response only (null in the response to a repetition).
 * It must be changed at the next sign-in; all their sessions end. `secondFactor`: also removes the second factor.
 */
export const resetStaffPassword = call({
  name: 'reset-staff-password',
  path: '/private/users/reset',
  effect: 'command',
  access: staff('users.reset'),
  input: z.strictObject({
    id: staffId,
    revision: expectedRevision,
    secondFactor: z.boolean().optional(),
    ...ownStepUp,
  }),
  output: z.object({ password: z.string().nullable(), staff: staffRow }),
  errors: ['staff-not-found', 'not-held', 'not-yourself', 'version-conflict', ...ownStepUpErrors],
  security: 'credential-changed',
  storeReply: false,
  limit: { requests: 60, perSeconds: 600 },
})
