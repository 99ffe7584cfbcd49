import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import { toDosOf } from '../erasure/to-dos-of-buyer.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { eraseToDoComments } from '../to-dos/comment-vault.ts'

/** Erases what staff wrote on the work for a buyer, as the notes on their orders are; the to-dos stay. */
export const eraseCommentsWhenBuyerErased = ({ platform }: NotificationDeps): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'erase-comments-when-buyer-erased',
    permanent: true,
    subscribesTo: { service: 'account', types: ['buyer-erased'], eventSchema: buyerErased },
    react: async ({ event: { data } }) => {
      for await (const toDoIds of toDosOf(platform, data.buyerId)) await eraseToDoComments(platform, toDoIds)
    },
  })
