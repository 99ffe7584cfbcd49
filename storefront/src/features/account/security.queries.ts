import { type ActivityKind, listActivity } from '@pinline/contracts/account/audit/list-activity'
import { listSessions } from '@pinline/contracts/account/session/list-sessions'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { readPage } from '../../app/read-page.ts'
import type { AppContext } from '../../app/router-context.ts'

const sessionsKey = ['sessions'] as const
const activityKey = ['activity'] as const

/** An ended session leaves the list and appears in the activity. */
export const reloadSessions = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: sessionsKey }),
    queryClient.invalidateQueries({ queryKey: activityKey }),
  ])
}

export interface ActivityRequest {
  readonly kind: ActivityKind | 'all'
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

export const listSessionsQuery = ({ api }: AppContext) =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await api.read(listSessions, {}, { signal, silent: true })).list,
    staleTime: 0,
  })

export const listActivityQuery = ({ api }: AppContext, { kind, page, pageSize }: ActivityRequest) =>
  queryOptions({
    queryKey: [...activityKey, { kind, page, pageSize }],
    queryFn: ({ signal }) =>
      readPage(page, (one) =>
        api.read(listActivity, { page: one, pageSize, ...(kind === 'all' ? {} : { kind }) }, { signal, silent: true }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
