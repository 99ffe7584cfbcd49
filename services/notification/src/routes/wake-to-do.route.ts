import { wakeToDo } from '@pinline/contracts/notification/to-do/wake-to-do'
import type { NotificationDeps } from '../notification-deps.ts'
import { toDoTimes } from '../to-dos/to-do-times.ts'
import { toDoCommandRoute } from './to-do-command-route.ts'

export const wakeToDoRoute = (deps: NotificationDeps) =>
  toDoCommandRoute(deps, wakeToDo, (_input, now) => {
    const { graceUntil } = toDoTimes(now)
    return { type: 'wake-to-do', now: now.toISOString(), graceUntil }
  })
