import { z } from 'zod'
import { event } from '../event.ts'
import { apiKeyId, vaultReference } from '../ids.ts'

/** The owner of an API key changed its name, its scopes, its end or its limit; each is what it is from now on. */
export const apiKeyChanged = event('api-key-changed', {
  keyId: apiKeyId,
  nameRef: vaultReference,
  scopes: z.array(z.string()),
  expiresAt: z.iso.datetime().nullable(),
  requestsPerMinute: z.int(),
  changedAt: z.iso.datetime(),
})
export type ApiKeyChanged = z.infer<typeof apiKeyChanged>
