import { reopenHandbookPage } from '@pinline/contracts/notification/handbook/reopen-handbook-page'
import type { NotificationDeps } from '../notification-deps.ts'
import { handbookCommandRoute } from './handbook-command-route.ts'

export const reopenHandbookPageRoute = (deps: NotificationDeps) =>
  handbookCommandRoute(deps, reopenHandbookPage, (_, now) => ({ type: 'reopen-handbook-page', now }))
