import { showOperations } from '@pinline/contracts/gateway/operations/show-operations'
import { DuplicateRequest } from '@pinline/ui/api-client/outcome'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { useApi } from '../providers/api-context.ts'

export type Overview = z.output<(typeof showOperations)['output']>

export const overviewKey = ['operations', 'overview'] as const

const refreshMs = 2000

/** Lag, outbox and parked keys of every service, read again every two seconds while `live`. */
export const useOverview = (live: boolean, everyMs = refreshMs) => {
  const api = useApi()
  return useQuery<Overview>({
    queryKey: overviewKey,
    queryFn: ({ signal }) => api.read(showOperations, {}, { quiet: true, signal }),
    refetchInterval: live ? everyMs : false,
    retry: (failures, error) => error instanceof DuplicateRequest && failures < 2,
  })
}
