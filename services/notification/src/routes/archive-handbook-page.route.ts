import { archiveHandbookPage } from '@pinline/contracts/notification/handbook/archive-handbook-page'
import type { NotificationDeps } from '../notification-deps.ts'
import { handbookCommandRoute } from './handbook-command-route.ts'

export const archiveHandbookPageRoute = (deps: NotificationDeps) =>
  handbookCommandRoute(deps, archiveHandbookPage, (_, now) => ({ type: 'archive-handbook-page', now }))
