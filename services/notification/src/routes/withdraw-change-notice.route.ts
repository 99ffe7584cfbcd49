import { withdrawChangeNotice } from '@pinline/contracts/notification/change-notice/withdraw-change-notice'
import type { NotificationDeps } from '../notification-deps.ts'
import { changeNoticeCommandRoute } from './change-notice-command-route.ts'

export const withdrawChangeNoticeRoute = (deps: NotificationDeps) =>
  changeNoticeCommandRoute(deps, withdrawChangeNotice, (_, now) => ({ type: 'withdraw-change-notice', now }))
