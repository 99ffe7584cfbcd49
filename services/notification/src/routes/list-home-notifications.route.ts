import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listHomeNotifications } from '@pinline/contracts/notification/notification/list-home-notifications'
import type { NotificationDeps } from '../notification-deps.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'
import { queryOpenToDos } from '../read-models/to-dos/to-dos.query.ts'
import { toNotification } from '../read-models/to-dos/to-notification.ts'

const limit = 10

export const listHomeNotificationsRoute = ({ platform, readMarks }: NotificationDeps): Route =>
  route(
    listHomeNotifications,
    async (_input, { staffId, language }) => {
      const { rows } = await queryOpenToDos(platform, { by: 'due', skip: 0, limit: limit })
      const ids = rows.map(({ id }) => id)
      const read = await readMarks.of(staffId, ids)
      const now = platform.clock.now().toISOString()
      const agency = rows.map((row) => toNotification(row, { language, read: read.has(row.id), now }))
      return result({ notice: [], news: [], agency, badge: agency.some((row) => !row.read || row.overdue) })
    },
    { waitsFor: [toDoView] },
  )
