import { maxKeywordLength } from '@pinline/contracts/catalogue/search/keyword-length'
import { storedValue } from '../../session/stored-value.ts'

const MAX_ENTRIES = 8
const isHistory = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= MAX_ENTRIES &&
  value.every((entry) => typeof entry === 'string' && entry.length <= maxKeywordLength)
const stored = storedValue('searchHistory', isHistory, [])

/** Search terms of this browser, newest first. */
export const useSearchHistory = stored.use

/** Adds a search to the front of the history; equal terms appear once. */
export function addToSearchHistory(query: string): void {
  const others = stored.read().filter((entry) => entry.toLocaleLowerCase() !== query.toLocaleLowerCase())
  stored.write([query, ...others].slice(0, MAX_ENTRIES))
}

/** Removes one search. */
export function removeFromSearchHistory(query: string): void {
  stored.write(stored.read().filter((entry) => entry !== query))
}

/** Clears the history. */
export function clearSearchHistory(): void {
  stored.write([])
}
