import { adminRoute } from '@pinline/chassis/http/admin-route'
import { visitorsResource } from '@pinline/contracts/notification/visitor/visitors-resource'
import type { NotificationDeps } from '../notification-deps.ts'

/** Visits to the shop, for the console. */
export const visitorsResourceRoute = ({ visits }: NotificationDeps) =>
  adminRoute(visitorsResource, { list: (request) => visits.list(request), one: (id) => visits.find(id) })
