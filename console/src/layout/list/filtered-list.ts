import type { KnownPath } from '../known-paths.ts'

/** The address of a list with a filter. */
export const filteredList = (page: KnownPath, filter: Readonly<Record<string, string | true>>): string =>
  `${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`
