import { type CacheCounts, cacheCounts } from '@pinline/telemetry/cache-counts'
import { LRUCache } from 'lru-cache'

/** The state of a stream after so many of its events, or a row after so many writes. */
export interface Loaded<State> {
  readonly state: State
  readonly version: number
}

/** Far below the age from which on commits are archived: of those, not every version is in the unique index any more. */
const maxAgeMs = 86_400_000

/**
 * States that this process folded or wrote, so that a stream is not folded again from its beginning. A cached state
 * may be behind: the store's unique index on stream and version refuses a commit that was decided on it.
 */
export class StateCache<State> {
  readonly #states: LRUCache<string, Loaded<State>>
  readonly #counts: CacheCounts

  /**
   * @param options.name under which its look-ups are counted
   * @param options.max how many are cached; the least recently used one is evicted
   * @param options.ttlMs how long one is cached, for what must not stay in memory
   */
  constructor({ name, max = 4000, ttlMs = maxAgeMs }: { name: string; max?: number; ttlMs?: number }) {
    this.#states = new LRUCache({ max, ttl: ttlMs })
    this.#counts = cacheCounts(name)
  }

  get(streamId: string): Loaded<State> | undefined {
    const known = this.#states.get(streamId)
    if (known === undefined) this.#counts.misses += 1
    else this.#counts.hits += 1
    return known
  }

  /** Keeps the later of the cached version and this one. */
  set(streamId: string, loaded: Loaded<State>): void {
    const known = this.#states.get(streamId)
    if (known === undefined || known.version <= loaded.version) this.#states.set(streamId, loaded)
  }

  forget(streamId: string): void {
    this.#states.delete(streamId)
  }
}
