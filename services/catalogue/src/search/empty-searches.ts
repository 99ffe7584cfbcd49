import { createHmac } from 'node:crypto'
import { addressBlock } from '@pinline/chassis/http/address-block'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import {
  type EmptySearchList,
  emptySearchDays,
  maxEmptySearches,
} from '@pinline/contracts/catalogue/search/list-empty-searches'
import { LRUCache } from 'lru-cache'
import { foldText } from './fold-text.ts'

interface EmptySearch {
  /** A keyed hash of language and folded term. */
  readonly _id: string
  readonly language: LanguageCode
  readonly searches: number
  readonly firstOn: string
  readonly lastOn: string
  readonly endsAt: Date
  /** The only network that has searched for it: a keyed hash that is another for each term. */
  readonly network?: string
  /** Once another network has searched for it. */
  readonly term?: string
}

type Deps = Pick<Platform, 'db' | 'clock'> & { readonly config: { readonly TOKEN_SECRET: string } }

const dayMs = 86_400_000
export const emptySearchesExpiry = endsAt('endsAt', { kind: 'empty-searches', days: emptySearchDays, from: 'updated' })

/** New terms of a day and language; bounds the collection to 270,000 small documents. */
const maxNewTermsPerDay = 300
/** Searches of one network in a day that are counted, by this process. */
const maxPerNetwork = 50
const maxNetworks = 20_000
const maxRepetitions = 50_000

/**
 * Searches without a result, by term. Prevents the failure "what somebody pasted by mistake, a password or an address, is
 * read by staff": a term is stored only once a second network has searched for it, and until then a keyed hash stands for
 * it, from which nobody reads it.
 */
export class EmptySearches {
  readonly #platform: Deps
  readonly #counted = new LRUCache<string, number>({ max: maxNetworks, ttl: dayMs })
  readonly #repeated = new LRUCache<string, true>({ max: maxRepetitions, ttl: dayMs })

  constructor(platform: Deps) {
    this.#platform = platform
  }

  async prepare(): Promise<void> {
    await this.#searches.createIndexes([
      expiryIndex(emptySearchesExpiry),
      { key: { language: 1, firstOn: 1 } },
      { key: { searches: -1, lastOn: -1 }, partialFilterExpression: { term: { $exists: true } } },
    ])
  }

  /** Counts a search once for a network and day. Mail addresses are never terms. */
  async note(typed: string, language: LanguageCode, address: string): Promise<void> {
    const term = foldText(typed).replace(/\s+/gu, ' ').trim()
    if (term === '' || term.includes('@')) return
    const network = addressBlock(address)
    const noted = this.#counted.get(network) ?? 0
    if (noted >= maxPerNetwork) return
    const _id = this.#hash(`term ${language} ${term}`)
    const lastOn = this.#platform.clock.now().toISOString().slice(0, 10)
    const repetition = `${lastOn} ${_id} ${network}`
    if (this.#repeated.has(repetition)) return
    this.#repeated.set(repetition, true)
    this.#counted.set(network, noted + 1, { noUpdateTTL: true })
    await this.#count({ _id, language, term, lastOn, network: this.#hash(`network ${_id} ${network}`) })
  }

  async list(): Promise<EmptySearchList> {
    const listed = { term: { $exists: true } }
    const [found, [unlisted]] = await Promise.all([
      this.#searches
        .find(listed)
        .sort({ searches: -1, lastOn: -1, _id: 1 })
        .limit(maxEmptySearches + 1)
        .toArray(),
      this.#searches
        .aggregate<{ terms: number; searches: number }>([
          { $match: { term: { $exists: false } } },
          { $group: { _id: null, terms: { $sum: 1 }, searches: { $sum: '$searches' } } },
        ])
        .toArray(),
    ])
    return {
      list: found
        .slice(0, maxEmptySearches)
        .flatMap(({ term, language, searches, lastOn }) =>
          term === undefined ? [] : [{ term, language, searches, lastOn }],
        ),
      more: found.length > maxEmptySearches,
      unlisted: { terms: unlisted?.terms ?? 0, searches: unlisted?.searches ?? 0 },
    }
  }

  async #count(search: Required<Pick<EmptySearch, '_id' | 'language' | 'term' | 'lastOn' | 'network'>>): Promise<void> {
    const { _id, language, term, lastOn, network } = search
    const $inc = { searches: 1 }
    const endsAt = new Date(Date.parse(lastOn) + emptySearchDays * dayMs)
    const byOthers = { _id, $or: [{ term: { $exists: true } }, { network: { $ne: network } }] }
    const shown = { $inc, $set: { term, lastOn, endsAt }, $unset: { network: '' } } as const
    if ((await this.#searches.updateOne(byOthers, shown)).matchedCount > 0) return
    if ((await this.#searches.updateOne({ _id }, { $inc, $set: { lastOn, endsAt } })).matchedCount > 0) return
    const fresh = await this.#searches.countDocuments({ language, firstOn: lastOn }, { limit: maxNewTermsPerDay })
    if (fresh >= maxNewTermsPerDay) return
    const first = { language, network, firstOn: lastOn }
    await this.#searches.updateOne({ _id }, { $inc, $set: { lastOn, endsAt }, $setOnInsert: first }, { upsert: true })
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#platform.config.TOKEN_SECRET).update(`empty search ${text}`).digest('base64url')
  }

  get #searches() {
    return this.#platform.db.collection<EmptySearch>('empty-searches')
  }
}
