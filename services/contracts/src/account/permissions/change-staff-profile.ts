import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { staffProfile } from '../session/signed-in.ts'
import { expectedRevision } from './permission-fields.ts'
import { staffName, staffPhone } from './staff-fields.ts'

/** Changes the caller's own staff profile; omitted fields are kept, null removes one. */
export const changeStaffProfile = call({
  name: 'change-staff-profile',
  path: '/private/users/save',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({
    revision: expectedRevision.optional(),
    name: staffName.optional(),
    phone: staffPhone.optional(),
    /** A picture that this member uploaded with module `avatar`. */
    avatarFileId: fileId.nullable().optional(),
  }),
  output: staffProfile,
  errors: ['file-not-found', 'version-conflict'],
  storeReply: false,
})
