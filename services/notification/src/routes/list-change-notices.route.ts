import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listChangeNotices } from '@pinline/contracts/notification/change-notice/list-change-notices'
import type { NotificationDeps } from '../notification-deps.ts'
import { changeNoticesProjection } from '../read-models/change-notices/change-notices.projection.ts'
import { changeNoticesOfPart } from '../read-models/change-notices/change-notices.query.ts'

export const listChangeNoticesRoute = ({ platform }: NotificationDeps) =>
  route(
    listChangeNotices,
    async ({ productId }, { language }) => result({ list: await changeNoticesOfPart(platform, productId, language) }),
    { waitsFor: [changeNoticesProjection] },
  )
