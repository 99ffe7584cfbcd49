import { z } from 'zod'
import { call, staffBeforePasswordChange } from '../../api/call.ts'
import { oldPasswordText, passwordText } from '../fields.ts'

/** Sets another password and ends every session of the member of staff. */
export const changeStaffPassword = call({
  name: 'change-staff-password',
  path: '/private/users/reclassify',
  effect: 'command',
  access: staffBeforePasswordChange,
  input: z.strictObject({ pwd: oldPasswordText, newPwd: passwordText }),
  output: z.object({ changed: z.literal(true) }),
  errors: ['password-wrong', 'password-too-weak', 'too-many-requests'],
  limit: { requests: 60, perSeconds: 600 },
})
