import { maxSnoozeDays, snoozeToDo } from '@pinline/contracts/notification/to-do/snooze-to-do'
import type { NotificationDeps } from '../notification-deps.ts'
import { toDoCommandRoute } from './to-do-command-route.ts'

const dayMs = 86_400_000

export const snoozeToDoRoute = (deps: NotificationDeps) =>
  toDoCommandRoute(deps, snoozeToDo, ({ until }, now) => ({
    type: 'snooze-to-do',
    until: new Date(until).toISOString(),
    now: now.toISOString(),
    latest: new Date(now.getTime() + maxSnoozeDays * dayMs).toISOString(),
  }))
