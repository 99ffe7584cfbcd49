import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type ToDoCommentAdded, toDoCommentAdded } from '@pinline/events/notification/to-do-comment-added'
import { openMentionToDos } from '../to-dos/mention-to-dos.ts'

/** Each colleague whom a comment on a to-do mentions gets a to-do of their own. */
export const openToDoWhenCommentMentions = (platform: Platform): AnyReaction =>
  defineReaction<ToDoCommentAdded>({
    name: 'open-to-do-when-comment-mentions',
    subscribesTo: {
      service: 'notification',
      types: [toDoCommentAdded.shape.type.value],
      eventSchema: toDoCommentAdded,
    },
    react: (recorded, context) => {
      const { toDoId: recordId, commentRef: noteRef, mentions } = recorded.event.data
      return openMentionToDos(platform, { resource: 'to-dos', recordId, noteRef, mentions }, recorded, context)
    },
  })
