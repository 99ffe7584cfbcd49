import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { countVisitors } from '@pinline/contracts/notification/visitor/count-visitors'
import type { NotificationDeps } from '../notification-deps.ts'

export const countVisitorsRoute = ({ visits }: NotificationDeps): Route =>
  route(countVisitors, async (filter) => result(await visits.count(filter)))
