import { type Category, listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'

export interface CategoryChoice {
  readonly id: string
  readonly title: string
  /** Titles of its ancestors from the top; empty at the top level. */
  readonly group: string
}

const none: readonly CategoryChoice[] = []

const leavesOf = (categories: readonly Category[], above: readonly string[]): CategoryChoice[] =>
  categories.flatMap(({ id, meta_title: title, children }) =>
    children.length === 0 ? [{ id, title, group: above.join(' › ') }] : leavesOf(children, [...above, title]),
  )

/** The categories that may hold products, in the tree's order. */
export const useCategories = (): readonly CategoryChoice[] => {
  const api = useApi()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['category-choices', locale],
    queryFn: async ({ signal }) => leavesOf(await api.read(listCategories, {}, { signal, silent: true }), []),
    staleTime: 60_000,
  })
  return data ?? none
}
