import { z } from 'zod'
import { event } from '../event.ts'
import { apiKeyId } from '../ids.ts'

/** An API key was given a new secret; the one before works until `previousUntil`, those before it no longer. */
export const apiKeyRotated = event('api-key-rotated', {
  keyId: apiKeyId,
  secretId: z.string(),
  prefix: z.string(),
  previousUntil: z.iso.datetime(),
  rotatedAt: z.iso.datetime(),
})
export type ApiKeyRotated = z.infer<typeof apiKeyRotated>
