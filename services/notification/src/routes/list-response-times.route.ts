import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listResponseTimes } from '@pinline/contracts/notification/to-do/list-response-times'
import type { NotificationDeps } from '../notification-deps.ts'
import { responseTimesProjection } from '../read-models/response-times/response-times.projection.ts'
import { queryResponseTimes } from '../read-models/response-times/response-times.query.ts'

export const listResponseTimesRoute = ({ platform }: NotificationDeps): Route =>
  route(listResponseTimes, async (days) => result({ list: await queryResponseTimes(platform, days) }), {
    waitsFor: [responseTimesProjection],
  })
