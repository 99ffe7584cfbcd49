import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import type { CatalogueParts } from '../catalogue-parts.ts'

/** All that the buyer has uploaded, wherever it is attached, and the replies that are kept for repetitions. */
export const removeFilesWhenBuyerErased = ({ files, platform }: CatalogueParts): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'remove-files-when-buyer-erased',
    lasting: true,
    hears: { service: 'account', types: ['buyer-erased'], factSchema: buyerErased },
    react: async ({ fact: { data } }) => {
      await files.eraseOwner({ kind: 'buyer', id: data.buyerId })
      await platform.store.forgetReplies(`buyer:${data.buyerId}:`)
    },
  })
