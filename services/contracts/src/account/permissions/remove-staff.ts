import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedRevision } from './permission-fields.ts'

/** Removes a member of staff: sessions end, personal data is erased, the username is released. */
export const removeStaff = call({
  name: 'remove-staff',
  path: '/private/users/delete',
  effect: 'command',
  access: staff('users.delete'),
  input: z.strictObject({ id: staffId, revision: expectedRevision }),
  output: z.object({ id: staffId }),
  errors: ['staff-not-found', 'not-held', 'not-yourself', 'last-administrator', 'version-conflict'],
  security: 'staff-changed',
})
