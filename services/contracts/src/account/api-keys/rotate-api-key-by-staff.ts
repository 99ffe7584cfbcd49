import { apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { secondFactorCode } from '../permissions/staff-profile-fields.ts'
import { apiKeyWithSecret, overlapHours } from './api-key-fields.ts'

/** Gives a key of the member of staff who calls a new secret: nobody else learns a secret that acts as they. */
export const rotateApiKeyByStaff = call({
  name: 'rotate-api-key-by-staff',
  path: '/private/api-keys/rotate',
  effect: 'command',
  access: staff('api-keys.create'),
  input: z.strictObject({
    id: apiKeyId,
    overlapHours,
    password: passwordText,
    secondFactor: secondFactorCode.optional(),
  }),
  output: apiKeyWithSecret,
  errors: [
    'password-wrong',
    'code-wrong',
    'second-factor-required',
    'api-key-not-found',
    'session-over',
    'too-many-requests',
  ],
  storeReply: false,
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
