import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listNotifications } from '@pinline/contracts/notification/notification/list-notifications'
import { mixedPage, noticePage, toDoPage } from '../notices/notifications-of.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticesProjection } from '../read-models/notices/notices.projection.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'

export const listNotificationsRoute = (deps: NotificationDeps): Route =>
  route(
    listNotifications,
    async ({ page, pageSize, kind }, context) => {
      const slice = { skip: (page - 1) * pageSize, limit: pageSize }
      const { list, total } =
        kind === undefined
          ? await mixedPage(deps, context, slice)
          : kind === 'agency'
            ? await toDoPage(deps, context, { by: 'newest', ...slice })
            : await noticePage(deps, context, { kind, ...slice })
      return result({ list, total, page, pageSize })
    },
    { waitsFor: [toDoView, noticesProjection] },
  )
