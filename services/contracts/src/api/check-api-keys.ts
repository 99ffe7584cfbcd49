import { apiKeyOwner } from '@pinline/events/account/api-key-owner'
import { apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import { apiScopes } from './api-scopes.ts'
import { call, internal } from './call.ts'

/** What a presented key is: `active` with what its owner may do at this moment, or why it is refused. */
export const apiKeyState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('unknown') }),
  z.object({ status: z.literal('expired') }),
  z.object({
    status: z.literal('active'),
    keyId: apiKeyId,
    owner: apiKeyOwner,
    scopes: z.array(z.enum(apiScopes)),
    requestsPerMinute: z.int(),
    roleId: z.string().optional(),
    permissions: z.array(z.string()),
    suspended: z.array(z.string()),
    mustChangePassword: z.boolean(),
  }),
])
export type ApiKeyState = z.infer<typeof apiKeyState>

/** Services query the account service for API keys, by the SHA-256 of each in hex: one result each, in order. */
export const checkApiKeys = call({
  name: 'check-api-keys',
  path: '/internal/check-api-keys',
  effect: 'read',
  access: internal,
  input: z.object({ hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(500) }),
  output: z.object({ keys: z.array(apiKeyState) }),
  errors: [],
})
