import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listMyChangeNotices } from '@pinline/contracts/notification/change-notice/list-my-change-notices'
import type { NotificationDeps } from '../notification-deps.ts'
import { addressedNoticesProjection } from '../read-models/addressed-notices/addressed-notices.projection.ts'
import { changeNoticesProjection } from '../read-models/change-notices/change-notices.projection.ts'
import { changeNoticesOfBuyer } from '../read-models/change-notices/change-notices.query.ts'

export const listMyChangeNoticesRoute = ({ platform }: NotificationDeps) =>
  route(
    listMyChangeNotices,
    async ({ page, pageSize }, { buyerId, language }) => {
      const slice = { language, skip: (page - 1) * pageSize, limit: pageSize }
      return result({ ...(await changeNoticesOfBuyer(platform, buyerId, slice)), page, pageSize })
    },
    { waitsFor: [changeNoticesProjection, addressedNoticesProjection] },
  )
