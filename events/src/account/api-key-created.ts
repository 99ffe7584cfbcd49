import { z } from 'zod'
import { event } from '../event.ts'
import { apiKeyId, vaultReference } from '../ids.ts'
import { apiKeyOwner } from './api-key-owner.ts'

/** A buyer or a member of staff created an API key. Its secret is in no event. */
export const apiKeyCreated = event('api-key-created', {
  keyId: apiKeyId,
  owner: apiKeyOwner,
  /** The name in the vault, since people write names of people: `apikey-{ownerId}@{version}`. */
  nameRef: vaultReference,
  /** What it may do, e.g. `orders:read`. */
  scopes: z.array(z.string()),
  /** Which of the key's secrets this is. */
  secretId: z.string(),
  /** The first characters of the secret, by which people recognise it. */
  prefix: z.string(),
  /** Null: it does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  requestsPerMinute: z.int(),
  createdAt: z.iso.datetime(),
})
export type ApiKeyCreated = z.infer<typeof apiKeyCreated>
