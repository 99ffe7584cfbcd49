import { z } from 'zod'
import { apiScopes } from '../../api/api-scopes.ts'
import { call, staff } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { secondFactorCode } from '../permissions/staff-profile-fields.ts'
import { apiKeyName, apiKeyWithSecret, expiresInDays, requestsPerMinute } from './api-key-fields.ts'

/** Creates an API key of the member of staff who calls; it never may more than they may when it is used. */
export const createApiKeyByStaff = call({
  name: 'create-api-key-by-staff',
  path: '/private/api-keys/create',
  effect: 'command',
  access: staff('api-keys.create'),
  input: z.strictObject({
    name: apiKeyName,
    scopes: z.array(z.enum(apiScopes)).min(1, 'required').max(apiScopes.length),
    expiresInDays,
    requestsPerMinute,
    password: passwordText,
    secondFactor: secondFactorCode.optional(),
  }),
  output: apiKeyWithSecret,
  errors: [
    'password-wrong',
    'code-wrong',
    'second-factor-required',
    'api-key-limit-reached',
    'session-over',
    'too-many-requests',
  ],
  storeReply: false,
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
