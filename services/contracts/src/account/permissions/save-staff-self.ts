import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { staffSelf } from '../session/signed-in.ts'
import { seenRevision } from './authority-fields.ts'
import { staffName, staffPhone } from './user-fields.ts'

/** Sets what members of staff say about themselves; what is left out stays, null takes it away. */
export const saveStaffSelf = call({
  name: 'save-staff-self',
  path: '/private/users/save',
  effect: 'command',
  authority: staff(null),
  input: z.strictObject({
    revision: seenRevision.optional(),
    name: staffName.optional(),
    phone: staffPhone.optional(),
    /** A picture that this member uploaded with module `avatar`. */
    avatarFileId: fileId.nullable().optional(),
  }),
  output: staffSelf,
  errors: ['file-not-found', 'version-conflict'],
  keepReply: false,
})
