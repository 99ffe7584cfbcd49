import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type FormNoteAdded, formNoteAdded } from '@pinline/events/notification/form-note-added'
import { openMentionToDos } from '../to-dos/mention-to-dos.ts'

/** Each colleague whom a note about a form mentions gets a to-do. */
export const openToDoWhenFormNoteMentions = (platform: Platform): AnyReaction =>
  defineReaction<FormNoteAdded>({
    name: 'open-to-do-when-form-note-mentions',
    subscribesTo: { service: 'notification', types: [formNoteAdded.shape.type.value], eventSchema: formNoteAdded },
    react: (recorded, context) => {
      const { noteRef, mentions } = recorded.event.data
      return openMentionToDos(
        platform,
        { resource: 'forms', recordId: recorded.streamId, noteRef, mentions },
        recorded,
        context,
      )
    },
  })
