import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import type { CatalogueDeps } from '../catalogue-deps.ts'

/** Deletes all uploads of the buyer, attached or not, and the stored replies. */
export const removeFilesWhenBuyerErased = ({ files, platform }: CatalogueDeps): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'remove-files-when-buyer-erased',
    permanent: true,
    subscribesTo: { service: 'account', types: ['buyer-erased'], eventSchema: buyerErased },
    react: async ({ event: { data } }) => {
      await files.eraseOwner({ kind: 'buyer', id: data.buyerId })
      await platform.store.forgetReplies(`buyer:${data.buyerId}:`)
    },
  })
