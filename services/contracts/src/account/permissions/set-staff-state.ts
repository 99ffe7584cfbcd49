import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { ownStepUp, ownStepUpErrors } from './own-step-up.ts'
import { expectedRevision } from './permission-fields.ts'
import { staffRow } from './staff-row.ts'

/**
 * Disables a member of staff (`state: true`) or enables them again, which requires `ownStepUp`. Sessions of the disabled
 * end for good.
 */
export const setStaffState = call({
  name: 'set-staff-state',
  path: '/private/users/state',
  effect: 'command',
  access: staff('users.state'),
  input: z.strictObject({ id: staffId, revision: expectedRevision, state: z.boolean('required'), ...ownStepUp }),
  output: staffRow,
  errors: ['staff-not-found', 'not-held', 'not-yourself', 'last-administrator', 'version-conflict', ...ownStepUpErrors],
  security: 'staff-changed',
  storeReply: false,
})
