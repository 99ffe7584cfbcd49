import type { SortPayload } from 'react-admin'
import type { Density } from '../preferences.ts'

/** What a list shows; its address carries all of it, so that it can be sent to a colleague. */
export interface ListState {
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: SortPayload
  readonly page: number
  readonly perPage: number
  /** As `columnsText` writes them; undefined: those of the list. */
  readonly columns?: string | undefined
  /** Undefined: that of the person. */
  readonly density?: Density | undefined
  /** Id of the saved view that it comes from. */
  readonly view?: string | undefined
}

/** The query of a list's address, with the parameters that react-admin reads and passes on. */
export const searchOf = ({ filter, sort, page, perPage, ...own }: ListState): string => {
  const query = new URLSearchParams({
    displayedFilters: '{}',
    filter: JSON.stringify(filter),
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
    sort: sort.field,
  })
  for (const [name, value] of Object.entries(own)) if (value !== undefined) query.set(name, value)
  return `?${query}`
}
