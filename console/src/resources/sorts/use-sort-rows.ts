import { listSorts } from '@pinline/contracts/notification/sort/list-sorts'
import type { SortRow } from '@pinline/contracts/notification/sort/sort-row'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'react-admin'

const root = 'sorts'

/** Every sort, in the tree's order from top to bottom. */
export const useSortRows = () => {
  const api = useApi()
  const locale = useLocale()
  return useQuery({ queryKey: [root, locale], queryFn: () => api.read(listSorts, {}, { silent: true }) })
}

/** Reads the sorts again after a change. */
export const useSortsChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [root] })
}

/** The levels above a sort. */
const levelOf = (rows: readonly SortRow[], { parentId }: SortRow): number => {
  const parent = rows.find(({ id }) => id === parentId)
  return parent === undefined ? 0 : 1 + levelOf(rows, parent)
}

/** The sorts as choices of a select or a filter, indented by level. */
export const useSortChoices = (): readonly { readonly id: string; readonly name: string }[] => {
  const { data = [] } = useSortRows()
  return data.map((row) => ({ id: row.id, name: `${'\u00a0\u00a0'.repeat(levelOf(data, row))}${row.title}` }))
}
