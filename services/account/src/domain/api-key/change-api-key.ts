import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ApiKeyChanged } from '@pinline/events/account/api-key-changed'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import type { VaultReference } from '@pinline/events/ids'
import { type ApiKey, isOwnedBy } from './api-key.ts'

export interface ChangeApiKey {
  readonly type: 'change-api-key'
  readonly by: ApiKeyOwner
  /** Each is left as it is where it is undefined. */
  readonly nameRef?: VaultReference | undefined
  readonly scopes?: readonly string[] | undefined
  readonly expiresAt?: string | null | undefined
  readonly requestsPerMinute?: number | undefined
  readonly now: string
}

const sameScopes = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).symmetricDifference(new Set(b)).size === 0

/** Changes what a key is called, what it may do, until when and how often. Only its owner may. */
export const decideChangeApiKey = (state: ApiKey, command: ChangeApiKey): Decision<ApiKeyChanged> => {
  const { by, now } = command
  if (state.status !== 'active' || !isOwnedBy(state, by)) return rejection('api-key-not-found')
  const {
    nameRef = state.nameRef,
    scopes = state.scopes,
    expiresAt = state.expiresAt,
    requestsPerMinute = state.requestsPerMinute,
  } = command
  const isSame =
    nameRef === state.nameRef &&
    sameScopes(scopes, state.scopes) &&
    expiresAt === state.expiresAt &&
    requestsPerMinute === state.requestsPerMinute
  if (isSame) return []
  const data = { keyId: state.keyId, nameRef, scopes: [...new Set(scopes)], expiresAt, requestsPerMinute }
  return [{ type: 'api-key-changed', data: { ...data, changedAt: now } }]
}
