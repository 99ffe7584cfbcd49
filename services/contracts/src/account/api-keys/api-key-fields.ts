import { apiKeyOwner } from '@pinline/events/account/api-key-owner'
import { apiKeyId } from '@pinline/events/ids'
import { z } from 'zod'
import { apiScopes } from '../../api/api-scopes.ts'
import { filled, instant } from '../fields.ts'

/** Keys that one owner may have at a time. */
export const maxApiKeys = 20

export const apiKeyName = filled(60)

/** Null: the key does not expire. */
export const expiresInDays = z.int().min(1).max(730).nullable()

export const requestsPerMinute = z.int().min(1).max(6000)

/** How long the present secret works beside the new one; 0: it ends at once. */
export const overlapHours = z.int().min(0).max(168)

/** `active` even when its end has come: whether it has is in `expiresAt`. */
export const apiKeyStatus = z.enum(['active', 'revoked'])

/** A key as its owner and the console see it: never the secret. */
export const apiKeyRow = z.object({
  id: apiKeyId,
  /** Null where the owner was erased. */
  name: z.string().nullable(),
  /** The first characters of the secret. */
  prefix: z.string(),
  owner: apiKeyOwner,
  scopes: z.array(z.enum(apiScopes)),
  requestsPerMinute: z.int(),
  status: apiKeyStatus,
  createdAt: instant,
  expiresAt: instant.nullable(),
  rotatedAt: instant.nullable(),
  /** Until when the secret before the present one works; null if there is none that does. */
  previousUntil: instant.nullable(),
  revokedAt: instant.nullable(),
  /** To the minute; null if it was not used yet. */
  lastUsedAt: instant.nullable(),
})
export type ApiKeyRow = z.infer<typeof apiKeyRow>

/** The secret is in the response to the first request only: null in that to a repetition of it. */
export const apiKeyWithSecret = z.object({ key: apiKeyRow, secret: z.string().nullable() })
