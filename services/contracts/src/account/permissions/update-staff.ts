import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { ownStepUp, ownStepUpErrors } from './own-step-up.ts'
import { expectedRevision, roleIdText } from './permission-fields.ts'
import { staffEmail, staffName, staffPhone } from './staff-fields.ts'
import { staffRow } from './staff-row.ts'

/**
 * Changes the given fields of a member of staff. Another role takes effect in their sessions within a second; nobody
 * can set their own, or change their own e-mail address here. The former address is sent a link that undoes a change.
 * A role with more keys, and another phone number or e-mail address, require `ownStepUp`.
 */
export const updateStaff = call({
  name: 'update-staff',
  path: '/private/users/update',
  effect: 'command',
  access: staff('users.update'),
  input: z.strictObject({
    id: staffId,
    revision: expectedRevision,
    name: staffName.optional(),
    phone: staffPhone.optional(),
    email: staffEmail.optional(),
    roleId: roleIdText.optional(),
    ...ownStepUp,
  }),
  output: staffRow,
  errors: [
    'staff-not-found',
    'role-not-found',
    'not-held',
    'not-yourself',
    'last-administrator',
    'version-conflict',
    ...ownStepUpErrors,
  ],
  security: 'staff-changed',
  storeReply: false,
})
