import { countSecurityEvents } from '@pinline/contracts/account/security-events/count-security-events'
import {
  type SecurityEventFilter,
  securityEventFilter,
} from '@pinline/contracts/account/security-events/security-event-row'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

const pollMs = 30_000

/** Counts by kind and over time; the filter of a list may come from an address that somebody has typed. */
export const useSecurityEventCounts = (filter: SecurityEventFilter) => {
  const api = useApi()
  const valid = securityEventFilter.safeParse(filter).data
  return useQuery({
    queryKey: ['security-event-counts', valid],
    queryFn: async ({ signal }) => await api.read(countSecurityEvents, valid ?? {}, { signal, silent: true }),
    enabled: valid !== undefined,
    refetchInterval: pollMs,
  })
}
