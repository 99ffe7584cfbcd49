/** A rendered page as it is kept: with the placeholder for the nonce. */
export interface CachedPage {
  readonly status: number
  readonly html: string
  readonly headers: readonly (readonly [string, string])[]
}

interface Entry {
  readonly page: CachedPage
  readonly keptAt: number
}

/**
 * Rendered anonymous pages, bounded in number and age. The age is the longest that a page may lag behind the
 * catalogue; prices and stock are asked for again before anything is ordered.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #underWay = new Map<string, Promise<CachedPage>>()
  readonly #most: number
  readonly #maxAgeMs: number
  readonly #now: () => number

  constructor(options: { most: number; maxAgeMs: number; now?: () => number }) {
    this.#most = options.most
    this.#maxAgeMs = options.maxAgeMs
    this.#now = options.now ?? (() => performance.now())
  }

  /** The page at a key, rendered once however many ask for it at a time. Only answers of 200 are kept. */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const kept = this.#entries.get(key)
    if (kept && this.#now() - kept.keptAt < this.#maxAgeMs) {
      this.#entries.delete(key)
      this.#entries.set(key, kept)
      return kept.page
    }
    const running = this.#underWay.get(key)
    if (running !== undefined) return running
    const rendering = render().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, rendering)
    const page = await rendering
    this.#entries.delete(key)
    if (page.status === 200) this.#entries.set(key, { page, keptAt: this.#now() })
    while (this.#entries.size > this.#most) {
      const oldest = this.#entries.keys().next().value
      if (oldest === undefined) break
      this.#entries.delete(oldest)
    }
    return page
  }

  /** Number of pages kept. */
  get size(): number {
    return this.#entries.size
  }
}
