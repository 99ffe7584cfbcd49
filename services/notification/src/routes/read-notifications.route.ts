import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readNotifications } from '@pinline/contracts/notification/notification/read-notifications'
import type { NotificationParts } from '../notification-parts.ts'
import { queryOpenToDos } from '../read-models/to-dos/to-dos.query.ts'

const atOnce = 1000

export const readNotificationsRoute = ({ platform, marks }: NotificationParts): Route =>
  route(readNotifications, async ({ ids }, { staffId }) => {
    const open = await queryOpenToDos(platform, { by: 'newest', skip: 0, limit: atOnce })
    const named = open.rows.map(({ id }) => id).filter((id) => ids === undefined || ids.includes(id))
    return answer({ read: await marks.add(staffId, named) })
  })
