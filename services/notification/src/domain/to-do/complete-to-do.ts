import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import type { MentionToDoClosed } from '@pinline/events/notification/mention-to-do-closed'
import type { ToDo } from './to-do.ts'

export interface CompleteToDo {
  readonly type: 'complete-to-do'
  readonly by: StaffId
  readonly now: string
}

/** Whoever takes care of a mention is done with it; other work closes by what is done. Quiet where it is closed. */
export const completeToDo = (state: ToDo, { by, now }: CompleteToDo): Decision<MentionToDoClosed> => {
  if (state.status === 'none') return rejection('to-do-not-found')
  if (state.status === 'closed') return []
  if (!state.isMention) return rejection('to-do-closes-automatically')
  if (state.assignee !== by) return rejection('to-do-not-yours')
  return [
    { type: 'mention-to-do-closed', data: { toDoId: state.toDoId, closedBy: 'mention-completed', closedAt: now } },
  ]
}
