import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { emptyNotifications } from '@pinline/contracts/notification/notification/empty-notifications'
import { notificationKind } from '@pinline/contracts/notification/notification/notification-row'
import { noticeKind } from '@pinline/events/notification/notice-content'
import { markRead } from '../notices/notifications-of.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** Open to-dos and pinned notices cannot be cleared: they are marked as read and stay. */
export const emptyNotificationsRoute = (deps: NotificationDeps): Route =>
  route(emptyNotifications, async ({ kind }, context) => {
    const kinds = kind === undefined ? notificationKind.options : [kind]
    await markRead(deps, context, { kinds })
    for (const one of noticeKind.options) if (kinds.includes(one)) await deps.readMarks.clear(context.staffId, one)
    return result({ emptied: true })
  })
