import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listVisitors } from '@pinline/contracts/notification/visitor/list-visitors'
import type { NotificationDeps } from '../notification-deps.ts'

export const listVisitorsRoute = ({ visits }: NotificationDeps): Route =>
  route(listVisitors, async ({ page, pageSize, visited, ...filter }) => {
    const from = (page - 1) * pageSize
    const { rows, total } = await visits.list({
      filter: { ...filter, page: visited },
      ids: undefined,
      sort: { field: 'at', order: 'DESC' },
      range: [from, from + pageSize - 1],
      end: undefined,
    })
    return result({ list: [...rows], total, page, pageSize })
  })
