import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import type { ApiKeyRevoked } from '@pinline/events/account/api-key-revoked'
import { type ApiKey, isOwnedBy } from './api-key.ts'

export interface RevokeApiKey {
  readonly type: 'revoke-api-key'
  /** `anybody`: staff who may revoke every key, or the product itself. */
  readonly by: ApiKeyOwner | 'anybody'
  readonly now: string
}

/** Revokes a key for ever. Quiet where it is revoked. */
export const decideRevokeApiKey = (state: ApiKey, { by, now }: RevokeApiKey): Decision<ApiKeyRevoked> => {
  if (state.status === 'none' || (by !== 'anybody' && !isOwnedBy(state, by))) return rejection('api-key-not-found')
  if (state.status === 'revoked') return []
  return [{ type: 'api-key-revoked', data: { keyId: state.keyId, revokedAt: now } }]
}
