/** How often a cache had what was looked up, since the process started. */
export interface CacheCounts {
  hits: number
  misses: number
}

const counted = new Map<string, CacheCounts>()

/** The counts of the caches of this name in this process: plain numbers, since some are read for each event. */
export const cacheCounts = (cache: string): CacheCounts => {
  const known = counted.get(cache) ?? { hits: 0, misses: 0 }
  counted.set(cache, known)
  return known
}

export const allCacheCounts = (): ReadonlyMap<string, Readonly<CacheCounts>> => counted
