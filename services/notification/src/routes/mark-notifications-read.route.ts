import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { markNotificationsRead } from '@pinline/contracts/notification/notification/mark-notifications-read'
import { notificationKind } from '@pinline/contracts/notification/notification/notification-row'
import { markRead } from '../notices/notifications-of.ts'
import type { NotificationDeps } from '../notification-deps.ts'

export const markNotificationsReadRoute = (deps: NotificationDeps): Route =>
  route(markNotificationsRead, async ({ ids }, context) =>
    result({ read: await markRead(deps, context, { ids, kinds: notificationKind.options }) }),
  )
