import { createHash } from 'node:crypto'
import { type ApiKeyState, checkApiKeys } from '@pinline/contracts/api/check-api-keys'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { callService } from './call-service.ts'
import { followStates } from './follow-states.ts'

/** One state per key, by the SHA-256 of each in hex, in the given order. */
export type ApiKeyClient = (hashes: readonly string[]) => Promise<readonly ApiKeyState[]>

const form = /^pln_[0-9a-f]{64}$/

/** Whether a bearer token is meant as an API key: no access token begins so. */
export const isApiKey = (bearer: string): boolean => bearer.startsWith('pln_')

/** Queries the account service for API keys, by their hashes: the secret stays here. Throws if it does not respond. */
export const accountApiKeyClient =
  (accountUrl: string, internalToken: string): ApiKeyClient =>
  async (hashes) => {
    const checked = await callService(accountUrl, internalToken, checkApiKeys, { hashes: [...hashes] })
    if (isRejection(checked)) throw new Error(`check-api-keys refused with ${checked.code}`)
    return checked.keys
  }

const unknown: ApiKeyState = { status: 'unknown' }

/**
 * States of API keys, so that a revoked one is refused within a second on every instance. Unknown ones are not cached:
 * whoever guesses keys takes the place of none that is in use.
 */
export const cacheApiKeys = (client: ApiKeyClient): ((key: string) => Promise<ApiKeyState>) => {
  const load = followStates({
    name: 'api-keys',
    query: client,
    keyOf: (hash: string) => hash,
    missing: unknown,
    isFollowed: ({ status }) => status !== 'unknown',
  })
  return async (key) => (form.test(key) ? await load(createHash('sha256').update(key).digest('hex')) : unknown)
}
