import type { ApiKeyEvent } from '@pinline/events/account/api-key-event'
import type { ApiKeyOwner } from '@pinline/events/account/api-key-owner'
import type { ApiKeyId, VaultReference } from '@pinline/events/ids'

export interface ApiKeySecret {
  readonly secretId: string
  readonly prefix: string
}

interface KnownApiKey {
  readonly keyId: ApiKeyId
  readonly owner: ApiKeyOwner
}

export interface ActiveApiKey extends KnownApiKey {
  readonly status: 'active'
  readonly nameRef: VaultReference
  readonly scopes: readonly string[]
  readonly secret: ApiKeySecret
  /** The secret before it, and until when it works. */
  readonly previous: { readonly secretId: string; readonly until: string } | null
  /** Null: it does not expire. */
  readonly expiresAt: string | null
  readonly requestsPerMinute: number
}

export type ApiKey = { readonly status: 'none' } | ActiveApiKey | (KnownApiKey & { readonly status: 'revoked' })

export const noApiKey: ApiKey = { status: 'none' }

/** Whether somebody owns the key: for everybody else it does not exist. */
export const isOwnedBy = ({ owner }: KnownApiKey, by: ApiKeyOwner): boolean =>
  owner.kind === by.kind && owner.id === by.id

/** Whether a key would be able to do more, more often, or for longer, than it is now. */
export const isWider = (
  { scopes, expiresAt, requestsPerMinute }: ActiveApiKey,
  wanted: {
    readonly scopes?: readonly string[] | undefined
    readonly expiresAt?: string | null | undefined
    readonly requestsPerMinute?: number | undefined
  },
): boolean =>
  (wanted.requestsPerMinute ?? 0) > requestsPerMinute ||
  wanted.scopes?.some((scope) => !scopes.includes(scope)) === true ||
  (expiresAt !== null && (wanted.expiresAt === null || (wanted.expiresAt ?? expiresAt) > expiresAt))

/** What one of the key's secrets is worth at a time: times are ISO strings in UTC, all of one form. */
export const secretStateOf = (key: ApiKey, secretId: string, now: string): 'unknown' | 'expired' | 'active' => {
  if (key.status !== 'active') return 'unknown'
  const isPrevious = key.previous?.secretId === secretId
  if (!isPrevious && key.secret.secretId !== secretId) return 'unknown'
  const ends = [key.expiresAt, isPrevious ? (key.previous?.until ?? null) : null]
  return ends.some((end) => end !== null && end <= now) ? 'expired' : 'active'
}

export const evolve = (state: ApiKey, { type, data }: ApiKeyEvent): ApiKey => {
  switch (type) {
    case 'api-key-created': {
      const { keyId, owner, nameRef, scopes, secretId, prefix, expiresAt, requestsPerMinute } = data
      const secret = { secretId, prefix }
      return { status: 'active', keyId, owner, nameRef, scopes, secret, previous: null, expiresAt, requestsPerMinute }
    }
    case 'api-key-rotated': {
      if (state.status !== 'active') return state
      const { secretId, prefix, previousUntil } = data
      const previous = { secretId: state.secret.secretId, until: previousUntil }
      return { ...state, secret: { secretId, prefix }, previous }
    }
    case 'api-key-changed': {
      if (state.status !== 'active') return state
      const { nameRef, scopes, expiresAt, requestsPerMinute } = data
      return { ...state, nameRef, scopes, expiresAt, requestsPerMinute }
    }
    case 'api-key-revoked':
      return state.status === 'active' ? { status: 'revoked', keyId: state.keyId, owner: state.owner } : state
    default:
      return type satisfies never
  }
}
