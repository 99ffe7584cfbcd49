import type { Decision } from '@pinline/chassis/domain/decider'
import type { ApiKeyCreated } from '@pinline/events/account/api-key-created'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import type { ApiKeyId, VaultReference } from '@pinline/events/ids'
import type { ApiKey, ApiKeySecret } from './api-key.ts'

export interface CreateApiKey {
  readonly type: 'create-api-key'
  readonly keyId: ApiKeyId
  readonly owner: ApiKeyOwner
  readonly nameRef: VaultReference
  readonly scopes: readonly string[]
  readonly secret: ApiKeySecret
  readonly expiresAt: string | null
  readonly requestsPerMinute: number
  readonly now: string
}

/** Creates a key. Quiet where the stream has one: its id is that of the request. */
export const decideCreateApiKey = (state: ApiKey, command: CreateApiKey): Decision<ApiKeyCreated> => {
  if (state.status !== 'none') return []
  const { keyId, owner, nameRef, scopes, secret, expiresAt, requestsPerMinute, now } = command
  const data = { keyId, owner, nameRef, scopes: [...new Set(scopes)], ...secret, expiresAt, requestsPerMinute }
  return [{ type: 'api-key-created', data: { ...data, createdAt: now } }]
}
