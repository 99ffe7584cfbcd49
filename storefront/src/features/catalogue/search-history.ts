const HISTORY_KEY = 'searchHistory'
const MOST = 8

/** What was searched for in this browser, newest first. */
export function readSearchHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(HISTORY_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a search in front of the history; the same words stand once. */
export function rememberSearch(query: string): void {
  const kept = readSearchHistory().filter((entry) => entry.toLocaleLowerCase() !== query.toLocaleLowerCase())
  localStorage.setItem(HISTORY_KEY, JSON.stringify([query, ...kept].slice(0, MOST)))
}

/** Forgets what was searched for. */
export function clearSearchHistory(): void {
  localStorage.removeItem(HISTORY_KEY)
}
