import type { ListState } from '../search/list-search.ts'

/** Navigation of a list: the URL of each state, and a function that goes there. */
export interface ListNavigation {
  readonly hrefOf: (state: ListState) => string
  readonly go: (state: ListState) => void
}
