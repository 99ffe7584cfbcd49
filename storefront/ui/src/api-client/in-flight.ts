import type { Clock } from './clock.ts'

/**
 * Requests in progress by method, URL and body. A second identical one is a duplicate (double click, double effect)
 * unless the first has timed out.
 */
export const createInFlight = (clock: Clock, staleAfterMs: number) => {
  const started = new Map<string, { at: number }>()
  return {
    /** Enters a request; undefined when the same is under way. Call the result when it is over. */
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
