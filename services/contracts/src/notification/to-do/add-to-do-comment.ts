import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { noteText } from '../../api/mention.ts'
import { enteredToDoId, toDoChanged, toDoCommentLength } from './to-do-changed.ts'

/** A comment on a to-do for colleagues. */
export const addToDoComment = call({
  name: 'add-to-do-comment',
  path: '/private/to-dos/comment',
  effect: 'command',
  access: staff('to-dos.update'),
  input: z.object({ id: enteredToDoId, comment: noteText(toDoCommentLength) }),
  output: toDoChanged,
  errors: [
    'to-do-not-found',
    'to-do-closed',
    'to-do-change-limit-reached',
    'mention-limit-reached',
    'mention-not-possible',
  ],
})
