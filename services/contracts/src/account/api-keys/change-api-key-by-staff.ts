import { apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import { apiScopes } from '../../api/api-scopes.ts'
import { call, staff } from '../../api/call.ts'
import { passwordText } from '../fields.ts'
import { secondFactorCode } from '../permissions/staff-profile-fields.ts'
import { apiKeyName, apiKeyRow, expiresInDays, requestsPerMinute } from './api-key-fields.ts'

/**
 * Changes name, scopes, end or limit of a key of the member of staff who calls; what is left out stays. More scopes, a
 * later end and a higher limit need the password, and a code of the second factor if there is one, as a new key does.
 */
export const changeApiKeyByStaff = call({
  name: 'change-api-key-by-staff',
  path: '/private/api-keys/change',
  effect: 'command',
  access: staff('api-keys.create'),
  input: z.strictObject({
    id: apiKeyId,
    name: apiKeyName.optional(),
    scopes: z.array(z.enum(apiScopes)).min(1, 'required').max(apiScopes.length).optional(),
    expiresInDays: expiresInDays.optional(),
    requestsPerMinute: requestsPerMinute.optional(),
    password: passwordText.optional(),
    secondFactor: secondFactorCode.optional(),
  }),
  output: apiKeyRow,
  errors: ['password-wrong', 'code-wrong', 'second-factor-required', 'api-key-not-found', 'session-over'],
  storeReply: false,
  security: 'credential-changed',
  limit: { requests: 60, perSeconds: 600 },
})
