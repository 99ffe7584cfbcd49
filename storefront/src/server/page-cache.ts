import { LRUCache } from 'lru-cache'
/** A cached page, with the placeholder for the nonce. */
export interface CachedPage {
  readonly status: number
  readonly html: string
  readonly headers: readonly (readonly [string, string])[]
}

/** True if a change may have affected a page. */
export type Invalidation = (key: string, page: CachedPage) => boolean

interface Rendering {
  readonly page: Promise<CachedPage>
  /** The changes during its rendering. */
  readonly changes: Invalidation[]
}

/** Maximum age of pages, ms. */
export interface PageTtls {
  /** While the change feed is connected. */
  readonly connected: number
  /** While the feed is not connected: the maximum lag of a page behind the catalogue. */
  readonly disconnected: number
}

/**
 * Anonymous rendered pages, bounded in number and age, and dropped when their content changes. Prices and stock are
 * checked again before an order.
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

  /** The change feed was connected or lost. Earlier changes are unknown: all pages are dropped. */
  set isConnected(isConnected: boolean) {
    if (isConnected || this.#isConnected) this.drop(() => true)
    this.#isConnected = isConnected
  }

  /** The page of a key, rendered once for concurrent requests. Only responses of 200 are stored. */
  async get(
    key: string,
    render: () => Promise<CachedPage>,
    count: (result: 'hit' | 'miss') => void = () => undefined,
  ): Promise<CachedPage> {
    const cached = this.#pages.get(key)
    count(cached === undefined ? 'miss' : 'hit')
    if (cached !== undefined) return cached
    return (this.#underWay.get(key) ?? this.#begin(key, render)).page
  }

  /** Drops the affected pages. Those being rendered are sent to waiting requests, but not stored. */
  drop(isAffected: Invalidation): void {
    for (const [key, page] of [...this.#pages]) if (isAffected(key, page)) this.#pages.delete(key)
    for (const rendering of this.#rendering) rendering.changes.push(isAffected)
    this.#underWay.clear()
  }

  /** Number of stored pages. */
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
