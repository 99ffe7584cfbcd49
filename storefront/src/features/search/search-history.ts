import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'

const MAX_ENTRIES = 8
const stored = storedValue<string[]>('searchHistory', z.array(z.string().max(120)).max(MAX_ENTRIES), [])

/** What was searched for in this browser, newest first. */
export const useSearchHistory = stored.use

/** Puts a search in front of the history; the same words stand once. */
export function addToSearchHistory(query: string): void {
  const others = stored.read().filter((entry) => entry.toLocaleLowerCase() !== query.toLocaleLowerCase())
  stored.write([query, ...others].slice(0, MAX_ENTRIES))
}

/** Forgets one search. */
export function removeFromSearchHistory(query: string): void {
  stored.write(stored.read().filter((entry) => entry !== query))
}

/** Forgets what was searched for. */
export function clearSearchHistory(): void {
  stored.write([])
}
