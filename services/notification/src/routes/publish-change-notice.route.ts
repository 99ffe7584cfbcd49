import { publishChangeNotice } from '@pinline/contracts/notification/change-notice/publish-change-notice'
import type { NotificationDeps } from '../notification-deps.ts'
import { changeNoticeCommandRoute } from './change-notice-command-route.ts'

export const publishChangeNoticeRoute = (deps: NotificationDeps) =>
  changeNoticeCommandRoute(deps, publishChangeNotice, (_, now) => ({ type: 'publish-change-notice', now }))
