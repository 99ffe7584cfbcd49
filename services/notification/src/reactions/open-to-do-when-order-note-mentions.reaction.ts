import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type OrderNoteAdded, orderNoteAdded } from '@pinline/events/order/order-note-added'
import { openMentionToDos } from '../to-dos/mention-to-dos.ts'

/** Each colleague whom a note on an order mentions gets a to-do. */
export const openToDoWhenOrderNoteMentions = (platform: Platform): AnyReaction =>
  defineReaction<OrderNoteAdded>({
    name: 'open-to-do-when-order-note-mentions',
    subscribesTo: { service: 'order', types: [orderNoteAdded.shape.type.value], eventSchema: orderNoteAdded },
    react: (recorded, context) => {
      const { noteRef, mentions } = recorded.event.data
      return openMentionToDos(
        platform,
        { resource: 'orders', recordId: recorded.streamId, noteRef, mentions },
        recorded,
        context,
      )
    },
  })
