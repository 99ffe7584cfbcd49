import { createHmac, randomBytes } from 'node:crypto'
import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { foldText } from './fold-text.ts'

interface KeywordCount {
  /** Day, language and folded keyword. */
  readonly _id: string
  readonly language: LanguageCode
  readonly folded: string
  /** As it was last written. */
  readonly q: string
  readonly day: Date
  readonly count: number
}

const dayMs = 86_400_000
const minuteMs = 60_000
const retentionDays = 60
const decayPerDay = 0.9
const maxStoredKeywords = 20_000
const maxKeywordsRead = 2000

/**
 * Number of deliberate searches per keyword, by day and language and never by person: an address counts once a minute
 * and keyword, stored as a hash with a key that ends with the process.
 */
export class KeywordCounts {
  readonly #platform: Pick<Platform, 'db' | 'clock'>
  readonly #key = randomBytes(32)
  #noted = new Set<string>()
  #minute = 0

  constructor(platform: Pick<Platform, 'db' | 'clock'>) {
    this.#platform = platform
  }

  async ensureIndexes(): Promise<void> {
    await this.#counts.createIndex({ day: 1 }, { expireAfterSeconds: (retentionDays * dayMs) / 1000 })
  }

  /** Counts a keyword once for an address in this minute. */
  async note(q: string, language: LanguageCode, address: string): Promise<void> {
    const now = this.#platform.clock.now()
    const minute = Math.floor(now.getTime() / minuteMs)
    if (minute !== this.#minute || this.#noted.size > maxStoredKeywords) this.#noted = new Set()
    this.#minute = minute
    const folded = foldText(q).replace(/\s+/gu, ' ').trim()
    const hash = createHmac('sha256', this.#key).update(`${address}\n${folded}`).digest('base64')
    if (this.#noted.has(hash)) return
    this.#noted.add(hash)
    const day = now.toISOString().slice(0, 10)
    await this.#counts.updateOne(
      { _id: `${day}:${language}:${folded}` },
      { $inc: { count: 1 }, $set: { q }, $setOnInsert: { language, folded, day: new Date(day) } },
      { upsert: true },
    )
  }

  /** Keywords of a language, what was searched most of late first; a day counts nine tenths of the next. */
  async frequent(language: LanguageCode, limit: number): Promise<string[]> {
    const now = this.#platform.clock.now().getTime()
    const rows = await this.#counts.find({ language }).sort({ day: -1 }).limit(maxKeywordsRead).toArray()
    const scores = new Map<string, { q: string; score: number }>()
    for (const { folded, q, day, count } of rows) {
      const days = Math.max(0, Math.floor((now - day.getTime()) / dayMs))
      const known = scores.get(folded)
      scores.set(folded, { q: known?.q ?? q, score: (known?.score ?? 0) + count * decayPerDay ** days })
    }
    return [...scores.values()]
      .sort((a, b) => b.score - a.score || (a.q < b.q ? -1 : 1))
      .slice(0, limit)
      .map(({ q }) => q)
  }

  get #counts() {
    return this.#platform.db.collection<KeywordCount>('keyword-counts')
  }
}
