import { adminRoute } from '@pinline/chassis/http/admin-route'
import { noticesResource } from '@pinline/contracts/notification/notice/notices-resource'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticesProjection } from '../read-models/notices/notices.projection.ts'
import { findNotice, findNotices } from '../read-models/notices/notices-of-editors.query.ts'

/** Notices for their editors in the console. */
export const noticesResourceRoute = ({ platform, readMarks }: NotificationDeps) =>
  adminRoute(
    noticesResource,
    {
      list: (request, { language }) => findNotices(platform, request, language),
      one: async (id, { language }) => {
        const row = await findNotice(platform, id, language)
        return row === undefined ? undefined : { ...row, readBy: await readMarks.readersOf(row.id) }
      },
    },
    { waitsFor: [noticesProjection] },
  )
