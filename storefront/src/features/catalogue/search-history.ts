import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'

const MOST = 8
const stored = storedValue<string[]>('searchHistory', z.array(z.string().max(120)).max(MOST), [])

/** What was searched for in this browser, newest first. */
export const useSearchHistory = stored.use

/** Puts a search in front of the history; the same words stand once. */
export function rememberSearch(query: string): void {
  const kept = stored.read().filter((entry) => entry.toLocaleLowerCase() !== query.toLocaleLowerCase())
  stored.write([query, ...kept].slice(0, MOST))
}

/** Forgets one search. */
export function forgetSearch(query: string): void {
  stored.write(stored.read().filter((entry) => entry !== query))
}

/** Forgets what was searched for. */
export function clearSearchHistory(): void {
  stored.write([])
}
