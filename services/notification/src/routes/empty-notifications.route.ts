import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { emptyNotifications } from '@pinline/contracts/notification/notification/empty-notifications'
import type { NotificationDeps } from '../notification-deps.ts'
import { queryOpenToDos } from '../read-models/to-dos/to-dos.query.ts'

const batchSize = 1000

/** Open to-dos cannot be cleared: they are marked as read and stay. */
export const emptyNotificationsRoute = ({ platform, readMarks }: NotificationDeps): Route =>
  route(emptyNotifications, async ({ kind }, { staffId }) => {
    if (kind === undefined || kind === 'agency') {
      const { rows } = await queryOpenToDos(platform, { by: 'newest', skip: 0, limit: batchSize })
      await readMarks.add(
        staffId,
        rows.map(({ id }) => id),
      )
    }
    return result({ emptied: true })
  })
