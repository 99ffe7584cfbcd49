import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { emptyNotifications } from '@pinline/contracts/notification/notification/empty-notifications'
import type { NotificationParts } from '../notification-parts.ts'
import { queryOpenToDos } from '../read-models/to-dos/to-dos.query.ts'

const atOnce = 1000

/** Open work cannot be swept away: it is marked as read and stays. */
export const emptyNotificationsRoute = ({ platform, marks }: NotificationParts): Route =>
  route(emptyNotifications, async ({ kind }, { staffId }) => {
    if (kind === undefined || kind === 'agency') {
      const { rows } = await queryOpenToDos(platform, { by: 'newest', skip: 0, limit: atOnce })
      await marks.add(
        staffId,
        rows.map(({ id }) => id),
      )
    }
    return answer({ emptied: true })
  })
