import { assignToDo } from '@pinline/contracts/notification/to-do/assign-to-do'
import type { NotificationDeps } from '../notification-deps.ts'
import { toDoCommandRoute } from './to-do-command-route.ts'

export const assignToDoRoute = (deps: NotificationDeps) =>
  toDoCommandRoute(deps, assignToDo, ({ assignee, seen }, now) => ({
    type: 'assign-to-do',
    assignee,
    seen,
    now: now.toISOString(),
  }))
