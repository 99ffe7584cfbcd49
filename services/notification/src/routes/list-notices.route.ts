import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listNotices } from '@pinline/contracts/notification/notice/list-notices'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticesProjection } from '../read-models/notices/notices.projection.ts'
import { findNotices } from '../read-models/notices/notices-of-editors.query.ts'

export const listNoticesRoute = ({ platform }: NotificationDeps): Route =>
  route(
    listNotices,
    async ({ page, pageSize, sort, order, ...filter }, { language }) => {
      const from = (page - 1) * pageSize
      const { rows, total } = await findNotices(
        platform,
        { filter, ids: undefined, sort: { field: sort, order }, range: [from, from + pageSize - 1], end: undefined },
        language,
      )
      return result({ list: [...rows], total, page, pageSize })
    },
    { waitsFor: [noticesProjection] },
  )
