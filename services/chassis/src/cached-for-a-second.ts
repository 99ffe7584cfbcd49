import { LRUCache } from 'lru-cache'

/** One platform a process; tests run a few side by side. */
const options = { max: 10, ttl: 1000 }

/**
 * Caches a query for a second, per instance. Prevents the failure "every preview reads a stream that changes once a
 * month". `invalidate` after a change, so that its author sees it at once.
 */
export const cachedForASecond = <T, Deps extends object>(query: (platform: Deps) => Promise<T>) => {
  const results = new LRUCache<Deps, Promise<T>>(options)
  return {
    read: async (platform: Deps): Promise<T> => {
      const known = results.get(platform)
      if (known !== undefined) return await known
      const result = query(platform)
      results.set(platform, result)
      result.catch(() => results.delete(platform))
      return await result
    },
    invalidate: (platform: Deps): void => {
      results.delete(platform)
    },
  }
}
