import { commandRoute } from '@pinline/chassis/http/command-route'
import { openFindingToDo } from '@pinline/contracts/api/open-finding-to-do'
import { businessDaysAfter } from '@pinline/events/business-days'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

const dueInDays = 1

export const openFindingToDoRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, openFindingToDo, toDoDecider, {
    toCommand: (finding) => {
      const openedAt = platform.clock.now().toISOString()
      const dueAt = businessDaysAfter(openedAt, dueInDays)
      return { streamId: finding.toDoId, command: { type: 'open-finding-to-do', ...finding, openedAt, dueAt } as const }
    },
    toOutput: ({ streamId }) => ({ toDoId: streamId }),
  })
