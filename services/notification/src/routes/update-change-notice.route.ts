import { updateChangeNotice } from '@pinline/contracts/notification/change-notice/update-change-notice'
import type { NotificationDeps } from '../notification-deps.ts'
import { changeNoticeCommandRoute } from './change-notice-command-route.ts'

export const updateChangeNoticeRoute = (deps: NotificationDeps) =>
  changeNoticeCommandRoute(deps, updateChangeNotice, ({ id: _, revision: __, ...content }, now) => ({
    type: 'update-change-notice',
    ...content,
    now,
  }))
