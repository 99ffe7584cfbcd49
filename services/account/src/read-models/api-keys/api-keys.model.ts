import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import type { ApiKeyId, VaultReference } from '@pinline/events/ids'

/** An API key for lists; its name is in the vault, when it was used last in `api-key-uses`. Row id: key id. */
export interface ListedApiKey {
  readonly keyId: ApiKeyId
  readonly owner: ApiKeyOwner
  readonly nameRef: VaultReference
  readonly prefix: string
  readonly scopes: readonly string[]
  readonly requestsPerMinute: number
  readonly status: 'active' | 'revoked'
  /** ISO times. */
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly rotatedAt: string | null
  readonly previousUntil: string | null
  readonly revokedAt: string | null
}
