import { deleteNotice } from '@pinline/contracts/notification/notice/delete-notice'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticeCommandRoute } from './notice-command-route.ts'

/** Its texts are erased by a reaction, so that a crash after the commit leaves nothing. */
export const deleteNoticeRoute = (deps: NotificationDeps) =>
  noticeCommandRoute(deps, deleteNotice, (now) => ({ type: 'delete-notice', now }))
