import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { ToDoCommentAdded } from '@pinline/events/notification/to-do-comment-added'
import { changeable } from './changeable-to-do.ts'
import type { ToDo } from './to-do.ts'

export interface AddToDoComment {
  readonly type: 'add-to-do-comment'
  readonly commentRef: VaultReference
  readonly now: string
}

/** Quiet where the comment is there already. */
export const addToDoComment = (state: ToDo, { commentRef, now }: AddToDoComment): Decision<ToDoCommentAdded> => {
  if (state.status === 'open' && state.comments.includes(commentRef)) return []
  const toDo = changeable(state)
  if (isRejection(toDo)) return toDo
  return [{ type: 'to-do-comment-added', data: { toDoId: toDo.toDoId, commentRef, addedAt: now } }]
}
