import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { emailAddress, verificationCode } from '../fields.ts'
import { staffProfile } from '../session/signed-in.ts'

/** Sets the e-mail address with the code that was sent to it; the old address is notified. */
export const changeStaffEmail = call({
  name: 'change-staff-email',
  path: '/private/users/email',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({ email: emailAddress, code: verificationCode }),
  output: staffProfile,
  errors: ['code-wrong', 'version-conflict'],
  limit: { requests: 30, perSeconds: 600 },
  storeReply: false,
})
