/** A rendered page as it is kept: with the placeholder for the nonce. */
export interface CachedPage {
  readonly status: number
  readonly html: string
  readonly headers: readonly (readonly [string, string])[]
}

/** Says whether a page may be another by now. */
export type Concern = (key: string, page: CachedPage) => boolean

interface Entry {
  readonly page: CachedPage
  readonly keptAt: number
}

interface Rendering {
  readonly page: Promise<CachedPage>
  /** What changed while it was rendered. */
  readonly changes: Concern[]
}

/** How long pages are kept, ms. */
export interface PageAges {
  /** While changes are told. */
  readonly told: number
  /** While they are not: the longest that a page may lag behind the catalogue. */
  readonly untold: number
}

/**
 * Rendered anonymous pages, bounded in number and age, and dropped as what they show changes. Prices and stock are
 * asked for again before anything is ordered.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #underWay = new Map<string, Rendering>()
  readonly #rendering = new Set<Rendering>()
  readonly #most: number
  readonly #ages: PageAges
  readonly #now: () => number
  #isTold = false

  constructor(options: { most: number; ages: PageAges; now?: () => number }) {
    this.#most = options.most
    this.#ages = options.ages
    this.#now = options.now ?? (() => performance.now())
  }

  /** Changes are told from now on, or no longer. What happened before is not known: nothing is kept. */
  set isTold(isTold: boolean) {
    if (isTold || this.#isTold) this.drop(() => true)
    this.#isTold = isTold
  }

  /** The page at a key, rendered once however many ask for it at a time. Only answers of 200 are kept. */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const kept = this.#entries.get(key)
    if (kept && this.#now() - kept.keptAt < (this.#isTold ? this.#ages.told : this.#ages.untold)) {
      this.#entries.delete(key)
      this.#entries.set(key, kept)
      return kept.page
    }
    return (this.#underWay.get(key) ?? this.#begin(key, render)).page
  }

  /** Drops the pages that are concerned. Those under way are given to who waits for them, but not kept. */
  drop(isConcerned: Concern): void {
    for (const [key, { page }] of this.#entries) if (isConcerned(key, page)) this.#entries.delete(key)
    for (const rendering of this.#rendering) rendering.changes.push(isConcerned)
    this.#underWay.clear()
  }

  /** Number of pages kept. */
  get size(): number {
    return this.#entries.size
  }

  #begin(key: string, render: () => Promise<CachedPage>): Rendering {
    const changes: Concern[] = []
    const startedAt = this.#now()
    const run = async (): Promise<CachedPage> => {
      try {
        const page = await render()
        const isStale = changes.some((isConcerned) => isConcerned(key, page))
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

  #keep(key: string, page: CachedPage, keptAt: number): void {
    this.#entries.delete(key)
    if (page.status === 200) this.#entries.set(key, { page, keptAt })
    while (this.#entries.size > this.#most) {
      const oldest = this.#entries.keys().next().value
      if (oldest === undefined) break
      this.#entries.delete(oldest)
    }
  }
}
