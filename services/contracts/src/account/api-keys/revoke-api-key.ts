import { apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Revokes one of the buyer's keys: it is refused within a second or two. */
export const revokeApiKey = call({
  name: 'revoke-api-key',
  path: '/account/api-keys/revoke',
  effect: 'command',
  access: buyer,
  input: z.strictObject({ id: apiKeyId }),
  output: z.object({ revoked: z.literal(true) }),
  errors: ['api-key-not-found'],
  security: 'credential-changed',
})
