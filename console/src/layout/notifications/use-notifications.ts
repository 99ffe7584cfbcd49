import { listHomeNotifications } from '@pinline/contracts/notification/notification/list-home-notifications'
import { listNotifications } from '@pinline/contracts/notification/notification/list-notifications'
import { notificationEvents } from '@pinline/contracts/notification/notification/notification-events'
import type { NotificationKind } from '@pinline/contracts/notification/notification/notification-row'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale } from 'react-admin'

const root = 'notifications'
/** Time passes without an event: a notice begins, a to-do becomes overdue. */
const pollMs = 60_000

/** Reads the lists again wherever they are shown. */
export const useRefreshNotifications = (): (() => void) => {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [root] })
}

/** What the bell counts: live by server-sent events, and read again every minute. */
export const useNotifications = () => {
  const api = useApi()
  const locale = useLocale()
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: [root] })
    return api.follow(notificationEvents.path, {
      schema: notificationEvents.message,
      onMessage: refresh,
      onOpen: refresh,
    })
  }, [api, queryClient])
  return useQuery({
    queryKey: [root, 'home', locale],
    queryFn: ({ signal }) => api.read(listHomeNotifications, {}, { silent: true, signal }),
    refetchInterval: pollMs,
  })
}

/** The rows of one tab, page by page. */
export const useNotificationList = (kind: NotificationKind) => {
  const api = useApi()
  const locale = useLocale()
  return useInfiniteQuery({
    queryKey: [root, 'list', kind, locale],
    queryFn: ({ pageParam, signal }) =>
      api.read(listNotifications, { kind, page: pageParam }, { silent: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
}
