import { createHmac } from 'node:crypto'
import { addressBlock } from '@pinline/chassis/http/address-block'
import { endsAfter, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { LRUCache } from 'lru-cache'
import { distinctCount, observe } from './distinct-count.ts'
import { foldText } from './fold-text.ts'

interface KeywordCount {
  /** Day, language and folded term. */
  readonly _id: string
  readonly language: LanguageCode
  readonly folded: string
  /** As the catalogue writes it. */
  readonly term: string
  readonly day: Date
  /** Highest rank by register; see `distinct-count.ts`. */
  readonly registers: Readonly<Record<string, number>>
}

type Deps = Pick<Platform, 'db' | 'clock'> & { readonly config: { readonly TOKEN_SECRET: string } }

const dayMs = 86_400_000
export const keywordCountsExpiry = endsAfter('day', { kind: 'keyword-counts', days: 60, from: 'written' })

const decayPerDay = 0.9
/** Of one day and language; bounds the collection to 600,000 small documents. */
const maxTermsPerDay = 1000
/** Searches of one network in a day that are counted, by this process. */
const maxPerNetwork = 50
const maxNetworks = 20_000
const maxTermsRead = 2000

/**
 * How many networks searched for a term of the catalogue, by day and language. Stores neither addresses nor what people
 * typed: a network is a keyed hash of that day, of which only a rank remains.
 */
export class KeywordCounts {
  readonly #platform: Deps
  readonly #counted = new LRUCache<string, number>({ max: maxNetworks, ttl: dayMs })

  constructor(platform: Deps) {
    this.#platform = platform
  }

  /** Earlier releases counted whatever visitors typed: those documents are removed. */
  async prepare(): Promise<void> {
    await this.#counts.deleteMany({ registers: { $exists: false } })
    await this.#counts.createIndexes([expiryIndex(keywordCountsExpiry)])
    await this.#counts.createIndex({ language: 1, day: -1 })
  }

  /** Counts a term once for a network and day. */
  async note(term: string, language: LanguageCode, address: string): Promise<void> {
    const network = addressBlock(address)
    const noted = this.#counted.get(network) ?? 0
    if (noted >= maxPerNetwork) return
    this.#counted.set(network, noted + 1, { noUpdateTTL: true })
    const date = this.#platform.clock.now().toISOString().slice(0, 10)
    const day = new Date(date)
    const folded = foldText(term)
    const _id = `${date}:${language}:${folded}`
    const { register, rank } = observe(
      createHmac('sha256', this.#platform.config.TOKEN_SECRET).update(`keyword ${_id}\n${network}`).digest(),
    )
    const change = { $max: { [`registers.${register}`]: rank }, $set: { term } }
    const known = await this.#counts.updateOne({ _id }, change)
    if (known.matchedCount > 0) return
    const terms = await this.#counts.countDocuments({ language, day }, { limit: maxTermsPerDay })
    if (terms >= maxTermsPerDay) return
    await this.#counts.updateOne({ _id }, { ...change, $setOnInsert: { language, folded, day } }, { upsert: true })
  }

  /** Terms of a language, what was searched most of late first; a day counts nine tenths of the next. */
  async frequent(language: LanguageCode, limit: number): Promise<string[]> {
    const now = this.#platform.clock.now().getTime()
    const rows = await this.#counts.find({ language }).sort({ day: -1 }).limit(maxTermsRead).toArray()
    const scores = new Map<string, { term: string; score: number }>()
    for (const { folded, term, day, registers } of rows) {
      const days = Math.max(0, Math.floor((now - day.getTime()) / dayMs))
      const known = scores.get(folded)
      const score = distinctCount(Object.values(registers)) * decayPerDay ** days
      scores.set(folded, { term: known?.term ?? term, score: (known?.score ?? 0) + score })
    }
    return [...scores.values()]
      .sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1))
      .slice(0, limit)
      .map(({ term }) => term)
  }

  get #counts() {
    return this.#platform.db.collection<KeywordCount>('keyword-counts')
  }
}
