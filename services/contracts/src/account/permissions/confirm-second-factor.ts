import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { secondFactorCode } from './staff-profile-fields.ts'

/**
 * From now on sign-in requires a code. Only this response contains the recovery codes; each is valid once, without the
 * app. All other sessions of the member end.
 */
export const confirmSecondFactor = call({
  name: 'confirm-second-factor',
  path: '/private/users/second-factor/confirm',
  effect: 'command',
  access: staff(null),
  input: z.strictObject({ code: secondFactorCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['code-wrong', 'second-factor-present', 'too-many-requests'],
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
  storeReply: false,
})
