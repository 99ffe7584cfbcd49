import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'

interface Visit {
  readonly _id: string
  readonly type: number
  readonly at: Date
  readonly language: LanguageCode
  readonly endsAt: Date
}

const retentionDays = 90

/** Visits to the shop without personal data: plain documents, no history. */
export class Visits {
  readonly #visits
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#visits = platform.db.collection<Visit>('visits')
  }

  async ensureIndexes(): Promise<void> {
    await this.#visits.createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }, { key: { at: -1, _id: -1 } }])
  }

  async add(type: number, language: LanguageCode): Promise<void> {
    const at = this.#platform.clock.now()
    const endsAt = new Date(at.getTime() + retentionDays * 86_400_000)
    await this.#visits.insertOne({ _id: this.#platform.newId('visit'), type, at, language, endsAt })
  }
}
