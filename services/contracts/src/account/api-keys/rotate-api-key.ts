import { apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { passwordText, verificationCode } from '../fields.ts'
import { apiKeyWithSecret, overlapHours } from './api-key-fields.ts'

/** Gives one of the buyer's keys a new secret; the present one works for the overlap that is chosen. */
export const rotateApiKey = call({
  name: 'rotate-api-key',
  path: '/account/api-keys/rotate',
  effect: 'command',
  access: buyer,
  input: z
    .strictObject({
      id: apiKeyId,
      overlapHours,
      password: passwordText.optional(),
      code: verificationCode.optional(),
    })
    .refine(({ password, code }) => password !== undefined || code !== undefined, {
      message: 'required',
      path: ['password'],
    }),
  output: apiKeyWithSecret,
  errors: ['password-wrong', 'code-wrong', 'api-key-not-found', 'session-over'],
  storeReply: false,
  security: 'credential-changed',
  limit: { requests: 30, perSeconds: 600 },
})
