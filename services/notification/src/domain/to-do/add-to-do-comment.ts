import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import { mentioning } from '@pinline/events/mentions'
import type { ToDoCommentAdded } from '@pinline/events/notification/to-do-comment-added'
import { changeable } from './changeable-to-do.ts'
import type { ToDo } from './to-do.ts'

export interface AddToDoComment {
  readonly type: 'add-to-do-comment'
  readonly commentRef: VaultReference
  /** Whom it mentions, each once. */
  readonly mentions: readonly StaffId[]
  readonly now: string
}

/** Quiet where the comment is there already. */
export const addToDoComment = (
  state: ToDo,
  { commentRef, mentions, now }: AddToDoComment,
): Decision<ToDoCommentAdded> => {
  if (state.status === 'open' && state.comments.includes(commentRef)) return []
  const toDo = changeable(state)
  if (isRejection(toDo)) return toDo
  return [
    { type: 'to-do-comment-added', data: { toDoId: toDo.toDoId, commentRef, ...mentioning(mentions), addedAt: now } },
  ]
}
