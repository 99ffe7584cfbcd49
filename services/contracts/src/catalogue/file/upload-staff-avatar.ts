import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { uploadResult } from './file-row.ts'
import { oneFile, uploadErrors, uploadLimit } from './upload-file.ts'
import { fileRules } from './upload-rules.ts'

/** A picture of a member of staff, made 200 × 200. It shows once their profile names it. */
export const uploadStaffAvatar = call({
  name: 'upload-staff-avatar',
  path: '/private/users/upload',
  effect: 'command',
  access: staff(null),
  weight: 8,
  input: z.object({ module: z.literal('avatar').default('avatar') }),
  output: uploadResult,
  errors: uploadErrors,
  storeReply: false,
  limit: uploadLimit,
  upload: { ...oneFile, belowBytes: fileRules.avatar.belowBytes },
})
