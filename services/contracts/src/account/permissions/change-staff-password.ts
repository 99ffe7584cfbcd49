import { z } from 'zod'
import { call, staffBeforePasswordChange } from '../../api/call.ts'
import { oldPasswordText, passwordText } from '../fields.ts'
import { secondFactorCode } from './staff-profile-fields.ts'

/** Sets another password, with a code of the second factor if there is one, and ends every session of the member. */
export const changeStaffPassword = call({
  name: 'change-staff-password',
  path: '/private/users/reclassify',
  effect: 'command',
  access: staffBeforePasswordChange,
  weight: 8,
  input: z.strictObject({ pwd: oldPasswordText, newPwd: passwordText, secondFactor: secondFactorCode.optional() }),
  output: z.object({ changed: z.literal(true) }),
  errors: ['password-wrong', 'second-factor-required', 'code-wrong', 'password-too-weak', 'too-many-requests'],
  security: 'credential-changed',
  limit: { requests: 60, perSeconds: 600 },
})
