import { commandRoute } from '@pinline/chassis/http/command-route'
import { completeToDo } from '@pinline/contracts/notification/to-do/complete-to-do'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

export const completeToDoRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, completeToDo, toDoDecider, {
    toCommand: ({ id }, { staffId: by }) => ({
      streamId: id,
      command: { type: 'complete-to-do' as const, by, now: platform.clock.now().toISOString() },
    }),
    toOutput: (_done, { input: { id } }) => ({ id }),
  })
