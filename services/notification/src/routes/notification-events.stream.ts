import type { RequestContext } from '@pinline/chassis/http/request-context'
import { sse } from '@pinline/chassis/http/server-sent-events'
import { SharedSubscriptions } from '@pinline/chassis/read-models/shared-subscriptions'
import {
  type NotificationsChanged,
  notificationEvents,
} from '@pinline/contracts/notification/notification/notification-events'
import type { NotificationKind } from '@pinline/contracts/notification/notification/notification-row'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticesProjection } from '../read-models/notices/notices.projection.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'

const debounceMs = 300

/**
 * Notifies signed-in staff that notices, news or to-dos have changed, whichever instance wrote them, at most three times a
 * second. Everybody is notified: whose notice it was, and whose it is now, decides the list that they read then.
 */
export const notificationEventsStream = ({ platform }: Pick<NotificationDeps, 'platform'>) => {
  const listeners = new Set<(message: NotificationsChanged) => void>()
  let changed = new Set<NotificationKind>()
  let timer: NodeJS.Timeout | undefined
  const notify = () => {
    timer = undefined
    const kinds = changed
    changed = new Set()
    for (const kind of kinds) for (const listener of listeners) listener({ kind })
  }
  const note = (...kinds: readonly NotificationKind[]) => {
    for (const kind of kinds) changed.add(kind)
    timer ??= setTimeout(notify, debounceMs)
    timer.unref()
  }
  const subscriptions = new SharedSubscriptions(() => [
    platform.changes(noticesProjection, () => note('notice', 'news')),
    platform.changes(toDoView, () => note('agency')),
  ])
  return sse(notificationEvents, async (_context: RequestContext, send) => {
    const listener = (message: NotificationsChanged) => send({ event: 'notifications', data: message })
    listeners.add(listener)
    await subscriptions.follow()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      subscriptions.stop()
      clearTimeout(timer)
      timer = undefined
    }
  })
}
