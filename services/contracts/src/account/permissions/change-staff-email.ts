import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { emailAddress, passwordText, verificationCode } from '../fields.ts'
import { staffProfile } from '../session/signed-in.ts'
import { secondFactorCode } from './staff-profile-fields.ts'

/**
 * Sets the e-mail address with the code that was sent to it, the password, and a code of the second factor if there is
 * one; the old address is sent a link that undoes it. All other sessions of the member end.
 */
export const changeStaffEmail = call({
  name: 'change-staff-email',
  path: '/private/users/email',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({
    email: emailAddress,
    code: verificationCode,
    password: passwordText,
    secondFactor: secondFactorCode.optional(),
  }),
  output: staffProfile,
  errors: ['password-wrong', 'second-factor-required', 'code-wrong', 'version-conflict', 'too-many-requests'],
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
  storeReply: false,
})
