import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { markNotificationsRead } from '@pinline/contracts/notification/notification/mark-notifications-read'
import type { NotificationDeps } from '../notification-deps.ts'
import { queryOpenToDos } from '../read-models/to-dos/to-dos.query.ts'

const batchSize = 1000

export const markNotificationsReadRoute = ({ platform, readMarks }: NotificationDeps): Route =>
  route(markNotificationsRead, async ({ ids }, { staffId }) => {
    const open = await queryOpenToDos(platform, { by: 'newest', skip: 0, limit: batchSize })
    const named = open.rows.map(({ id }) => id).filter((id) => ids === undefined || ids.includes(id))
    return result({ read: await readMarks.add(staffId, named) })
  })
