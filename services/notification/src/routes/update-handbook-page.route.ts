import { updateHandbookPage } from '@pinline/contracts/notification/handbook/update-handbook-page'
import type { NotificationDeps } from '../notification-deps.ts'
import { handbookCommandRoute } from './handbook-command-route.ts'

export const updateHandbookPageRoute = (deps: NotificationDeps) =>
  handbookCommandRoute(deps, updateHandbookPage, ({ id: _, revision: __, ...content }, now) => ({
    type: 'update-handbook-page',
    ...content,
    now,
  }))
