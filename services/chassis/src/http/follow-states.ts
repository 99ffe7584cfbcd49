import { cacheCounts } from '@pinline/telemetry/cache-counts'
import { LRUCache } from 'lru-cache'
import { batchLoader } from '../batch-loader.ts'

/** A state counts for half a second, so that what ends it acts within a second on every instance. */
const countsMs = 500
const refreshEveryMs = 300
/** How long a state is refreshed after its last use. */
const followedMs = 5000
const mostFollowed = 50_000
const maxPerQuery = 500

/**
 * States of another service, cached for half a second. Those in use are refreshed together before they run out, so that
 * the number of queries does not grow with the number of requests.
 */
export const followStates = <Query, State extends object>({
  name,
  query,
  keyOf,
  missing,
  isFollowed,
}: {
  /** Under which its look-ups are counted. */
  readonly name: string
  /** One state per query, in the given order. */
  readonly query: (requested: readonly Query[]) => Promise<readonly State[]>
  readonly keyOf: (requested: Query) => string
  /** The state of what the result lacks. */
  readonly missing: State
  /** Whether a state is worth a place among those that are refreshed. */
  readonly isFollowed: (state: State) => boolean
}): ((requested: Query) => Promise<State>) => {
  const known = new LRUCache<string, { readonly requested: Query; readonly state: State; readonly queriedAt: number }>({
    max: mostFollowed,
    ttl: followedMs,
    updateAgeOnGet: true,
    noUpdateTTL: true,
  })
  let timer: NodeJS.Timeout | undefined

  const queryAll = async (requested: readonly Query[]): Promise<readonly State[]> => {
    const queriedAt = performance.now()
    const states = await query(requested)
    return requested.map((one, index) => {
      const state = states[index]
      if (state === undefined) return missing
      if (isFollowed(state)) known.set(keyOf(one), { requested: one, state, queriedAt })
      else known.delete(keyOf(one))
      return state
    })
  }

  const refresh = async (): Promise<void> => {
    timer = undefined
    known.purgeStale()
    const followed = [...known.values()].map(({ requested }) => requested)
    for (let from = 0; from < followed.length; from += maxPerQuery)
      await queryAll(followed.slice(from, from + maxPerQuery)).catch(() => undefined)
    follow()
  }
  const follow = () => {
    if (timer === undefined && known.size > 0) timer = setTimeout(() => void refresh(), refreshEveryMs).unref()
  }

  const load = batchLoader(
    keyOf,
    async (requested: readonly Query[]) => {
      const states = await queryAll(requested)
      follow()
      return states
    },
    maxPerQuery,
  )

  const counts = cacheCounts(name)
  return async (requested) => {
    const cached = known.get(keyOf(requested))
    if (cached !== undefined && performance.now() - cached.queriedAt < countsMs) {
      counts.hits += 1
      return cached.state
    }
    counts.misses += 1
    return await load(requested)
  }
}
