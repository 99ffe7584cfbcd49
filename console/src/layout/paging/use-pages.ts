import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** Loads a table page by page for `PagedSheet`; the previous page stays until the next one has loaded. */
export const usePages = <Found>(
  key: readonly (string | null)[],
  read: (page: number, signal: AbortSignal) => Promise<Found>,
) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: [...key, page],
    queryFn: ({ signal }) => read(page, signal),
    placeholderData: keepPreviousData,
  })
  return { found: data, error, onRetry: () => void refetch(), onPage: setPage }
}
