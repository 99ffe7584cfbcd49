import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { contactTarget, passwordText, verificationCode } from '../fields.ts'

/** Sets a new password with a code of purpose `reset-password` and ends every session of the buyer. */
export const resetPassword = call({
  name: 'reset-password',
  path: '/auth/reset-password',
  effect: 'command',
  access: open,
  weight: 8,
  audited: 'command',
  input: z.strictObject({ username: contactTarget, code: verificationCode, password: passwordText }),
  output: z.object({ reset: z.literal(true) }),
  errors: ['password-too-weak', 'code-wrong', 'not-registered'],
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
