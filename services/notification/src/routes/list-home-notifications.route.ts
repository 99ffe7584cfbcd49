import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listHomeNotifications } from '@pinline/contracts/notification/notification/list-home-notifications'
import { noticePage, toDoPage } from '../notices/notifications-of.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticesProjection } from '../read-models/notices/notices.projection.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'

const first = { skip: 0, limit: 10 }

export const listHomeNotificationsRoute = (deps: NotificationDeps): Route =>
  route(
    listHomeNotifications,
    async (_input, context) => {
      const [notice, news, agency] = await Promise.all([
        noticePage(deps, context, { kind: 'notice', ...first }),
        noticePage(deps, context, { kind: 'news', ...first }),
        toDoPage(deps, context, { by: 'due', ...first }),
      ])
      const badge = notice.unread + news.unread > 0 || agency.list.some(({ read, overdue }) => !read || overdue)
      return result({
        notice: notice.list,
        news: news.list,
        agency: agency.list,
        badge,
        unread: { notice: notice.unread, news: news.unread },
        open: agency.total,
      })
    },
    { waitsFor: [toDoView, noticesProjection] },
  )
