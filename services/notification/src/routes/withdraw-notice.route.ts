import { withdrawNotice } from '@pinline/contracts/notification/notice/withdraw-notice'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticeCommandRoute } from './notice-command-route.ts'

export const withdrawNoticeRoute = (deps: NotificationDeps) =>
  noticeCommandRoute(deps, withdrawNotice, (now) => ({ type: 'withdraw-notice', now }))
