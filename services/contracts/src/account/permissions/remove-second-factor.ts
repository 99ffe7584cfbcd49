import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { secondFactorCode } from './staff-profile-fields.ts'

/** From now on sign-in requires the password only. All other sessions of the member end. */
export const removeSecondFactor = call({
  name: 'remove-second-factor',
  path: '/private/users/second-factor/remove',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({ password: passwordText, code: secondFactorCode }),
  output: z.object({ removed: z.literal(true) }),
  errors: ['password-wrong', 'code-wrong', 'version-conflict', 'too-many-requests'],
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
