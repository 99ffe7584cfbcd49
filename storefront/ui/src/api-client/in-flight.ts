import type { Clock } from './clock.ts'

/**
 * Requests in progress by method, URL and body. A second equal one is a duplicate (a double click) unless the first has
 * timed out.
 */
export const createInFlight = (clock: Clock, staleAfterMs: number) => {
  const started = new Map<string, { at: number }>()
  return {
    /** Registers a request; undefined when an equal one is in progress. The caller calls the result at the end. */
    enter: (key: string): (() => void) | undefined => {
      const first = started.get(key)
      if (first !== undefined && clock.now() - first.at <= staleAfterMs) return undefined
      const entry = { at: clock.now() }
      started.set(key, entry)
      return () => {
        if (started.get(key) === entry) started.delete(key)
      }
    },
  }
}
