import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { passwordText } from '../fields.ts'

/**
 * A secret for an authenticator app, effective once a code is confirmed within ten minutes. `uri` is the content of its
 * QR code.
 */
export const beginSecondFactor = call({
  name: 'begin-second-factor',
  path: '/private/users/second-factor/begin',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({ password: passwordText }),
  output: z.object({ secret: z.string(), uri: z.string().startsWith('otpauth://') }),
  errors: ['password-wrong', 'second-factor-present', 'too-many-requests'],
  limit: { requests: 20, perSeconds: 600 },
  storeReply: false,
})
