import { createHash, randomBytes } from 'node:crypto'
import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { apiScopes } from '@pinline/contracts/api/api-scopes'
import type { ApiKeyState } from '@pinline/contracts/api/check-api-keys'
import type { ApiKeyId } from '@pinline/events/ids'
import { type ActiveApiKey, type ApiKeySecret, secretStateOf } from '../domain/api-key/api-key.ts'
import { apiKeyDecider } from '../domain/api-key/api-key-decider.ts'
import type { LoadActiveAccounts } from '../sign-in/sessions.ts'

interface StoredSecret {
  /** The id of the secret, which the events of its key name. */
  readonly _id: string
  /** SHA-256 in hex: the secret has 256 random bits, so that nobody can guess it from its hash, however fast. */
  readonly hash: string
  readonly keyId: ApiKeyId
}

interface ApiKeyUse {
  readonly _id: ApiKeyId
  readonly lastUsedAt: Date
}

const shownCharacters = 'pln_'.length + 8
/** A use is written once a minute at most. */
const useWriteMs = 60_000
const mostFollowed = 10_000

const unknown: ApiKeyState = { status: 'unknown' }

/**
 * Secrets of API keys as plain documents, and when each key was used last. Which secrets work is decided by the key's
 * stream alone: a document whose event was not recorded is worth nothing.
 */
export class ApiKeys {
  readonly #platform
  readonly #active
  readonly #secrets
  readonly #uses
  /** When this process wrote the last use of a key, in ms. */
  readonly #written = new Map<ApiKeyId, number>()

  constructor(platform: Platform, active: LoadActiveAccounts) {
    this.#platform = platform
    this.#active = active
    this.#secrets = platform.db.collection<StoredSecret>('api-key-secrets', { writeConcern: { w: 'majority' } })
    this.#uses = platform.db.collection<ApiKeyUse>('api-key-uses')
  }

  async ensureIndexes(): Promise<void> {
    await Promise.all([
      this.#secrets.createIndex({ hash: 1 }, { unique: true }),
      this.#secrets.createIndex({ keyId: 1 }),
    ])
  }

  /** A new secret for a key; it is stored as its hash and returned this once. It works once an event names it. */
  async issue(keyId: ApiKeyId): Promise<ApiKeySecret & { readonly text: string }> {
    const secretId = this.#platform.newId('secret')
    const text = `pln_${randomBytes(32).toString('hex')}`
    const hash = createHash('sha256').update(text).digest('hex')
    await this.#secrets.insertOne({ _id: secretId, hash, keyId })
    return { secretId, prefix: text.slice(0, shownCharacters), text }
  }

  /** Deletes secrets that no event names, or that no longer work. */
  async forget(secretIds: readonly string[]): Promise<void> {
    await this.#secrets.deleteMany({ _id: { $in: [...secretIds] } })
  }

  /** Deletes all secrets of a revoked key. */
  async forgetKey(keyId: ApiKeyId): Promise<void> {
    await this.#secrets.deleteMany({ keyId })
  }

  /** When keys were used last, to the minute. */
  async lastUses(keyIds: readonly ApiKeyId[]): Promise<ReadonlyMap<ApiKeyId, string>> {
    const uses = await this.#uses.find({ _id: { $in: [...keyIds] } }).toArray()
    return new Map(uses.map(({ _id, lastUsedAt }) => [_id, lastUsedAt.toISOString()]))
  }

  /** What presented keys are, by the hash of each: one result each, in order. */
  async check(hashes: readonly string[]): Promise<ApiKeyState[]> {
    const secrets = new Map(
      (await this.#secrets.find({ hash: { $in: [...hashes] } }).toArray()).map((secret) => [secret.hash, secret]),
    )
    if (secrets.size === 0) return hashes.map(() => unknown)
    const keys = await loadStreams(this.#platform, apiKeyDecider, [
      ...new Set([...secrets.values()].map(({ keyId }) => keyId)),
    ])
    const now = this.#platform.clock.now().toISOString()
    const found = hashes.map((hash) => {
      const secret = secrets.get(hash)
      const key = secret === undefined ? undefined : keys.get(secret.keyId)?.state
      const status = secret === undefined || key === undefined ? 'unknown' : secretStateOf(key, secret._id, now)
      return key?.status === 'active' ? { status, key } : { status: 'unknown' as const }
    })
    const working = found.flatMap(({ status, key }) => (status === 'active' && key !== undefined ? [key] : []))
    const owners = await this.#ownersOf(working)
    const states = found.map(({ status, key }): ApiKeyState => {
      if (status !== 'active' || key === undefined) return status === 'expired' ? { status } : unknown
      const { keyId, owner, scopes, requestsPerMinute } = key
      const account = owners.get(owner.id)
      if (account === undefined) return unknown
      const { roleId, permissions, suspended = [], mustChangePassword = false } = account
      return {
        status,
        keyId,
        owner,
        scopes: apiScopes.filter((scope) => scopes.includes(scope)),
        requestsPerMinute,
        ...(roleId === undefined ? {} : { roleId }),
        permissions: [...permissions],
        suspended: [...suspended],
        mustChangePassword,
      }
    })
    this.#noteUses(states.flatMap((state) => (state.status === 'active' ? [state.keyId] : [])))
    return states
  }

  /** Owners who could sign in, by their id. */
  async #ownersOf(keys: readonly ActiveApiKey[]) {
    const byKind = Map.groupBy(keys, ({ owner }) => owner.kind)
    const accounts = await Promise.all(
      [...byKind].map(([kind, of]) => this.#active(kind, [...new Set(of.map(({ owner }) => owner.id))])),
    )
    return new Map(accounts.flatMap((loaded) => [...loaded]))
  }

  /** Written aside: a key works while its last use cannot be written. */
  #noteUses(keyIds: readonly ApiKeyId[]): void {
    const lastUsedAt = this.#platform.clock.now()
    const due = lastUsedAt.getTime() - useWriteMs
    const fresh = [...new Set(keyIds)].filter((keyId) => (this.#written.get(keyId) ?? 0) <= due)
    if (fresh.length === 0) return
    if (this.#written.size > mostFollowed) this.#written.clear()
    for (const keyId of fresh) this.#written.set(keyId, lastUsedAt.getTime())
    const writes = fresh.map((keyId) => ({
      updateOne: { filter: { _id: keyId }, update: { $max: { lastUsedAt } }, upsert: true },
    }))
    this.#uses.bulkWrite(writes, { ordered: false }).catch((error: unknown) => {
      for (const keyId of fresh) this.#written.delete(keyId)
      this.#platform.log.warn({ err: error }, 'the last use of API keys was not written')
    })
  }
}
