import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { oldPasswordText, passwordText } from '../fields.ts'

/** Sets another password and ends every session of the buyer, who is sent a link that undoes it. */
export const changePassword = call({
  name: 'change-password',
  path: '/account/password',
  effect: 'command',
  access: buyer,
  weight: 8,
  input: z.strictObject({ oldPassword: oldPasswordText, newPassword: passwordText }),
  output: z.object({ changed: z.literal(true) }),
  errors: ['password-wrong', 'password-too-weak'],
  security: 'credential-changed',
  limit: { requests: 60, perSeconds: 600 },
})
