import { countVisitors } from '@pinline/contracts/notification/visitor/count-visitors'
import { type VisitFilter, visitFilter } from '@pinline/contracts/notification/visitor/visit-fields'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

/** Counts by day, page, country and referrer; the filter of a list may come from an address that somebody has typed. */
export const useVisitorCounts = (filter: VisitFilter) => {
  const api = useApi()
  const valid = visitFilter.safeParse(filter).data
  return useQuery({
    queryKey: ['visitor-counts', valid],
    queryFn: ({ signal }) => api.read(countVisitors, valid ?? {}, { signal, silent: true }),
    enabled: valid !== undefined,
  })
}
