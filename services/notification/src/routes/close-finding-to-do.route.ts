import { commandRoute } from '@pinline/chassis/http/command-route'
import { closeFindingToDo } from '@pinline/contracts/api/close-finding-to-do'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

export const closeFindingToDoRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, closeFindingToDo, toDoDecider, {
    toCommand: ({ toDoId }) => ({
      streamId: toDoId,
      command: { type: 'close-finding-to-do', closedAt: platform.clock.now().toISOString() } as const,
    }),
    toOutput: ({ streamId }) => ({ toDoId: streamId }),
  })
