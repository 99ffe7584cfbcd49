import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataProvider, useDataProvider } from 'react-admin'

/** Maximum page size of the server. */
const pageSize = 200

const readAll = async <Row extends CategoryRow | AttributeRow>(
  provider: DataProvider,
  resource: 'categories' | 'attributes',
  signal: AbortSignal,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const read = await provider.getList<Row>(resource, {
      pagination: { page, perPage: pageSize },
      sort: { field: 'orderNum', order: 'ASC' },
      filter: {},
      signal,
    })
    rows.push(...read.data)
    if (rows.length >= (read.total ?? 0) || read.data.length === 0) return rows
  }
}

/** Every category, in the tree's order from top to bottom. */
export const useCategories = () => {
  const provider = useDataProvider()
  return useQuery({
    queryKey: ['categories', 'tree'],
    queryFn: async ({ signal }) => await readAll<CategoryRow>(provider, 'categories', signal),
  })
}

/** Every attribute in its order. */
export const useAttributes = ({ enabled }: { enabled: boolean } = { enabled: true }) => {
  const provider = useDataProvider()
  return useQuery({
    enabled,
    queryKey: ['attributes', 'all'],
    queryFn: async ({ signal }) => await readAll<AttributeRow>(provider, 'attributes', signal),
  })
}

/** Refetches categories and attributes after a change of either: each response contains data of the other. */
export const useTaxonomyChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['categories'] }),
      queries.invalidateQueries({ queryKey: ['attributes'] }),
    ])
  }
}
