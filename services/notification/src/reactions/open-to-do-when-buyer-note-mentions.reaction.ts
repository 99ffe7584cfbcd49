import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type BuyerNoteAdded, buyerNoteAdded } from '@pinline/events/account/buyer-note-added'
import { openMentionToDos } from '../to-dos/mention-to-dos.ts'

/** Each colleague whom a note about a buyer mentions gets a to-do. */
export const openToDoWhenBuyerNoteMentions = (platform: Platform): AnyReaction =>
  defineReaction<BuyerNoteAdded>({
    name: 'open-to-do-when-buyer-note-mentions',
    subscribesTo: { service: 'account', types: [buyerNoteAdded.shape.type.value], eventSchema: buyerNoteAdded },
    react: (recorded, context) => {
      const { buyerId: recordId, noteRef, mentions } = recorded.event.data
      return openMentionToDos(platform, { resource: 'buyers', recordId, noteRef, mentions }, recorded, context)
    },
  })
