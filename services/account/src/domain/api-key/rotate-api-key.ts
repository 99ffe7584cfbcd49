import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import type { ApiKeyRotated } from '@pinline/events/account/api-key-rotated'
import { type ApiKey, type ApiKeySecret, isOwnedBy } from './api-key.ts'

export interface RotateApiKey {
  readonly type: 'rotate-api-key'
  readonly by: ApiKeyOwner
  readonly secret: ApiKeySecret
  /** Until when the present secret works; `now`: no longer. */
  readonly previousUntil: string
  readonly now: string
}

/** Gives a key a new secret. Only its owner may: whoever has the secret acts as the owner. */
export const decideRotateApiKey = (state: ApiKey, command: RotateApiKey): Decision<ApiKeyRotated> => {
  const { by, secret, previousUntil, now } = command
  if (state.status !== 'active' || !isOwnedBy(state, by)) return rejection('api-key-not-found')
  if (state.secret.secretId === secret.secretId) return []
  return [{ type: 'api-key-rotated', data: { keyId: state.keyId, ...secret, previousUntil, rotatedAt: now } }]
}
