import { adminRoute } from '@pinline/chassis/http/admin-route'
import { changeNoticesResource } from '@pinline/contracts/notification/change-notice/change-notices-resource'
import type { NotificationDeps } from '../notification-deps.ts'
import { changeNoticesProjection } from '../read-models/change-notices/change-notices.projection.ts'
import { findChangeNotice, findChangeNotices } from '../read-models/change-notices/change-notices.query.ts'

/** Change notices for their editors in the console. */
export const changeNoticesResourceRoute = ({ platform }: NotificationDeps) =>
  adminRoute(
    changeNoticesResource,
    {
      list: (request) => findChangeNotices(platform, request),
      one: (id) => findChangeNotice(platform, id),
    },
    { waitsFor: [changeNoticesProjection] },
  )
