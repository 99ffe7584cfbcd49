import { LRUCache } from 'lru-cache'
/** A rendered page as it is kept: with the placeholder for the nonce. */
export interface CachedPage {
  readonly status: number
  readonly html: string
  readonly headers: readonly (readonly [string, string])[]
}

/** Says whether a page may be another by now. */
export type Invalidation = (key: string, page: CachedPage) => boolean

interface Rendering {
  readonly page: Promise<CachedPage>
  /** What changed while it was rendered. */
  readonly changes: Invalidation[]
}

/** How long pages are kept, ms. */
export interface PageTtls {
  /** While changes are told. */
  readonly connected: number
  /** While they are not: the longest that a page may lag behind the catalogue. */
  readonly disconnected: number
}

/**
 * Rendered anonymous pages, bounded in number and age, and dropped as what they show changes. Prices and stock are
 * asked for again before anything is ordered.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #underWay = new Map<string, Rendering>()
  readonly #rendering = new Set<Rendering>()
  readonly #ttls: PageTtls
  readonly #now: () => number
  #isConnected = false

  constructor(options: { maxPages: number; ttls: PageTtls; now?: () => number }) {
    this.#now = options.now ?? (() => performance.now())
    this.#pages = new LRUCache({ max: options.maxPages, perf: { now: this.#now }, ttlResolution: 0 })
    this.#ttls = options.ttls
  }

  /** Changes are told from now on, or no longer. What happened before is not known: nothing is kept. */
  set isConnected(isConnected: boolean) {
    if (isConnected || this.#isConnected) this.drop(() => true)
    this.#isConnected = isConnected
  }

  /** The page at a key, rendered once however many ask for it at a time. Only answers of 200 are kept. */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const cached = this.#pages.get(key)
    if (cached !== undefined) return cached
    return (this.#underWay.get(key) ?? this.#begin(key, render)).page
  }

  /** Drops the pages that are concerned. Those under way are given to who waits for them, but not kept. */
  drop(isAffected: Invalidation): void {
    for (const [key, page] of [...this.#pages]) if (isAffected(key, page)) this.#pages.delete(key)
    for (const rendering of this.#rendering) rendering.changes.push(isAffected)
    this.#underWay.clear()
  }

  /** Number of pages kept. */
  get size(): number {
    return this.#pages.size
  }

  #begin(key: string, render: () => Promise<CachedPage>): Rendering {
    const changes: Invalidation[] = []
    const startedAt = this.#now()
    const run = async (): Promise<CachedPage> => {
      try {
        const page = await render()
        const isStale = changes.some((isAffected) => isAffected(key, page))
        if (!isStale) this.#keep(key, page, startedAt)
        return page
      } finally {
        this.#rendering.delete(rendering)
        if (this.#underWay.get(key) === rendering) this.#underWay.delete(key)
      }
    }
    const rendering: Rendering = { page: Promise.resolve().then(run), changes }
    this.#rendering.add(rendering)
    this.#underWay.set(key, rendering)
    return rendering
  }

  #keep(key: string, page: CachedPage, start: number): void {
    const ttl = this.#isConnected ? this.#ttls.connected : this.#ttls.disconnected
    if (page.status === 200) this.#pages.set(key, page, { ttl, start })
    else this.#pages.delete(key)
  }
}
