import { z } from 'zod'
import { buyerApiScopes } from '../../api/api-scopes.ts'
import { buyer, call } from '../../api/call.ts'
import { passwordText, verificationCode } from '../fields.ts'
import { apiKeyName, apiKeyWithSecret, expiresInDays, requestsPerMinute } from './api-key-fields.ts'

/**
 * Creates an API key of the buyer, confirmed by the password or by a code of purpose `confirm-identity`. Its secret is
 * shown once.
 */
export const createApiKey = call({
  name: 'create-api-key',
  path: '/account/api-keys/create',
  effect: 'command',
  access: buyer,
  input: z
    .strictObject({
      name: apiKeyName,
      scopes: z.array(z.enum(buyerApiScopes)).min(1, 'required').max(buyerApiScopes.length),
      expiresInDays,
      requestsPerMinute,
      password: passwordText.optional(),
      code: verificationCode.optional(),
    })
    .refine(({ password, code }) => password !== undefined || code !== undefined, {
      message: 'required',
      path: ['password'],
    }),
  output: apiKeyWithSecret,
  errors: ['password-wrong', 'code-wrong', 'api-key-limit-reached', 'session-over'],
  storeReply: false,
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
