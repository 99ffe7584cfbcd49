import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'

const freshMs = 30_000

/** Totals of a list with each value of one filter. */
export const useTotals = (resource: string, sort: string, filters: Readonly<Record<string, object>>) => {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: ['chart-totals', resource, filters],
    staleTime: freshMs,
    queryFn: async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(filters).map(async ([key, filter]) => {
            const list = { filter, pagination: { page: 1, perPage: 1 }, sort: { field: sort, order: 'DESC' as const } }
            return [key, (await dataProvider.getList(resource, list)).total ?? 0] as const
          }),
        ),
      ),
  })
}
