import type { ListState } from '../search/list-search.ts'

/** Where a list stands: the address of each of its states, and the way to one. */
export interface ListNavigation {
  readonly hrefOf: (state: ListState) => string
  readonly go: (state: ListState) => void
}
