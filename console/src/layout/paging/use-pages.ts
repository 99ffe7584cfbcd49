import { pageSizes } from '@pinline/contracts/api/paging'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type PageSize = (typeof pageSizes)[number]

interface PageRequest {
  readonly page: number
  readonly pageSize: PageSize
}

/** Loads a table page by page for `PagedSheet`; the previous page stays until the next one has loaded. */
export const usePages = <Found>(
  key: readonly (string | null)[],
  read: (request: PageRequest, signal: AbortSignal) => Promise<Found>,
  size: PageSize = 15,
) => {
  const [request, setRequest] = useState<PageRequest>({ page: 1, pageSize: size })
  const { data, error, refetch } = useQuery({
    queryKey: [...key, request],
    queryFn: ({ signal }) => read(request, signal),
    placeholderData: keepPreviousData,
  })
  return {
    found: data,
    error,
    onRetry: () => void refetch(),
    onPage: (page: number) => setRequest({ ...request, page }),
    onPageSize: (pageSize: number) =>
      setRequest({ page: 1, pageSize: pageSizes.find((one) => one === pageSize) ?? size }),
  }
}
