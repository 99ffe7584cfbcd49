import type { Decision } from '@pinline/chassis/domain/decider'
import type { MentionToDoOpened } from '@pinline/events/notification/mention-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenMentionToDo = { readonly type: 'open-mention-to-do' } & MentionToDoOpened['data']

/** One to-do a note and person, opened once. Nobody notifies themselves. */
export const decideOpenMentionToDo = (state: ToDo, { type, ...data }: OpenMentionToDo): Decision<MentionToDoOpened> =>
  state.status === 'none' && data.assignee !== data.author ? [{ type: 'mention-to-do-opened', data }] : []
