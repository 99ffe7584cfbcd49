import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listNotifications } from '@pinline/contracts/notification/notification/list-notifications'
import type { NotificationDeps } from '../notification-deps.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'
import { queryOpenToDos } from '../read-models/to-dos/to-dos.query.ts'
import { toNotification } from '../read-models/to-dos/to-notification.ts'

/** To-dos only; announcements and news will have their own streams. */
export const listNotificationsRoute = ({ platform, readMarks }: NotificationDeps): Route =>
  route(
    listNotifications,
    async ({ page, pageSize, kind }, { staffId, language }) => {
      if (kind === 'notice' || kind === 'news') return result({ list: [], total: 0, page, pageSize })
      const skip = (page - 1) * pageSize
      const { rows, total } = await queryOpenToDos(platform, { by: 'newest', skip, limit: pageSize })
      const ids = rows.map(({ id }) => id)
      const read = await readMarks.of(staffId, ids)
      const now = platform.clock.now().toISOString()
      const list = rows.map((row) => toNotification(row, { language, read: read.has(row.id), now }))
      return result({ list, total, page, pageSize })
    },
    { waitsFor: [toDoView] },
  )
