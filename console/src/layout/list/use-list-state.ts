import { createContext, use } from 'react'
import { useListContext, useResourceContext, useStore } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { densities } from '../preferences.ts'
import { columnsText, parseColumns, type ShownColumn } from './column-layout.ts'
import { type ListState, searchOf } from './list-state.ts'

/** The columns that a list has, in their order, and those that it hides at first. */
export interface ListColumns {
  readonly columns: readonly string[]
  readonly hiddenByDefault: readonly string[]
}

export const ListColumnsContext = createContext<ListColumns>({ columns: [], hiddenByDefault: [] })

const nothingStored: Readonly<Record<string, unknown>> = {}

/** What the surrounding list shows, and what changes it. react-admin keeps the address in its store, and comes back to it. */
export const useListState = () => {
  const { filterValues, sort, page, perPage } = useListContext()
  const resource = useResourceContext()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [stored] = useStore<Readonly<Record<string, unknown>>>(`${resource}.listParams`, nothingStored)
  const { columns, hiddenByDefault } = use(ListColumnsContext)
  const query = new URLSearchParams(search)
  // Until react-admin has written the stored address, it is read from the store.
  const own = (name: 'columns' | 'density' | 'view'): string | null => {
    const known = stored[name]
    return search === '' && typeof known === 'string' ? known : query.get(name)
  }

  const shown =
    parseColumns(own('columns'), columns) ??
    columns.filter((one) => !hiddenByDefault.includes(one)).map((source): ShownColumn => ({ source, width: null }))
  const state: ListState = {
    filter: filterValues ?? {},
    sort,
    page,
    perPage,
    columns: own('columns') ?? undefined,
    density: densities.find((one) => one === own('density')),
    view: own('view') ?? undefined,
  }
  const change = (next: ListState) => void navigate({ pathname, search: searchOf(next) }, { replace: true })
  return {
    state,
    change,
    known: columns,
    shown,
    /** Undefined: the columns of the list. */
    showColumns: (next: readonly ShownColumn[] | undefined) =>
      change({ ...state, columns: next === undefined ? undefined : columnsText(next) }),
  }
}
