import type { QueryClient } from '@tanstack/react-query'

/**
 * Data that came with the page counts from its arrival: the server's pages are as fresh as the catalogue, and the
 * browser's clock may be wrong. Prevents the failure "a slow device, hydrating for longer than prices stay fresh,
 * fetches again what it came with".
 * @returns ends it: from then on components that appear refetch stale data
 */
export const keepArrivedData = (queryClient: QueryClient): (() => void) => {
  const all = queryClient.getQueryCache().getAll()
  for (const query of all) query.setState({ dataUpdatedAt: Date.now() })
  const arrived = new Set<unknown>(all)
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, refetchOnMount: (query) => !arrived.has(query) } })
  return () => queryClient.setDefaultOptions({ queries: { ...queries } })
}
