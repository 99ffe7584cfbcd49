import { apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyerApiScopes } from '../../api/api-scopes.ts'
import { buyer, call } from '../../api/call.ts'
import { passwordText, verificationCode } from '../fields.ts'
import { apiKeyName, apiKeyRow, expiresInDays, requestsPerMinute } from './api-key-fields.ts'

/**
 * Changes name, scopes, end or limit of one of the buyer's keys; what is left out stays. More scopes, a later end and a
 * higher limit are confirmed by the password or by a code of purpose `confirm-identity`, as a new key is.
 */
export const changeApiKey = call({
  name: 'change-api-key',
  path: '/account/api-keys/change',
  effect: 'command',
  access: buyer,
  input: z.strictObject({
    id: apiKeyId,
    name: apiKeyName.optional(),
    scopes: z.array(z.enum(buyerApiScopes)).min(1, 'required').max(buyerApiScopes.length).optional(),
    expiresInDays: expiresInDays.optional(),
    requestsPerMinute: requestsPerMinute.optional(),
    password: passwordText.optional(),
    code: verificationCode.optional(),
  }),
  output: apiKeyRow,
  errors: ['password-wrong', 'code-wrong', 'api-key-not-found', 'session-over'],
  storeReply: false,
  security: 'credential-changed',
  limit: { requests: 60, perSeconds: 600 },
})
