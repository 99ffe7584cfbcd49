import { z } from 'zod'
import { event } from '../event.ts'
import { apiKeyId } from '../ids.ts'

/** An API key was revoked and works no longer, whichever of its secrets is sent. */
export const apiKeyRevoked = event('api-key-revoked', {
  keyId: apiKeyId,
  revokedAt: z.iso.datetime(),
})
export type ApiKeyRevoked = z.infer<typeof apiKeyRevoked>
