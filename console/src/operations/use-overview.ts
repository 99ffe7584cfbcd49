import { getOperations } from '@pinline/contracts/gateway/operations/get-operations'
import { useApi } from '@pinline/ui/api-client/api-context'
import { DuplicateRequest } from '@pinline/ui/api-client/outcome'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'

export type Overview = z.output<(typeof getOperations)['output']>

export const overviewKey = ['operations', 'overview'] as const

const refreshMs = 2000

/** Lag, outbox and parked keys of every service, polled every two seconds while `live`. */
export const useOverview = (live: boolean, pollMs = refreshMs) => {
  const api = useApi()
  return useQuery<Overview>({
    queryKey: overviewKey,
    queryFn: ({ signal }) => api.read(getOperations, {}, { silent: true, signal }),
    refetchInterval: live ? pollMs : false,
    retry: (failures, error) => error instanceof DuplicateRequest && failures < 2,
  })
}
