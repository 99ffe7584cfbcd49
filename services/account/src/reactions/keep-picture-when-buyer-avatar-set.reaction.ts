import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import { buyerAvatarSet } from '@pinline/events/account/buyer-avatar-set'
import type { AccountParts } from '../account-parts.ts'

/** The picture that a buyer has by now is kept and every former one let go. One that is gone by then is not missed. */
export const keepPictureWhenBuyerAvatarSet = ({ platform, buyers }: AccountParts): AnyReaction =>
  defineReaction({
    name: 'keep-picture-when-buyer-avatar-set',
    hears: { service: 'account', types: ['buyer-avatar-set'], factSchema: buyerAvatarSet },
    react: async ({ fact: { data } }, { correlationId }) => {
      const buyer = await buyers.load(data.buyerId)
      if (buyer === undefined) return
      const kept = await platform.call(
        'catalogue',
        attachFile,
        {
          fileIds: buyer.avatarFileId === undefined ? [] : [buyer.avatarFileId],
          to: `avatar-${buyer.buyerId}`,
          owner: { kind: 'buyer', id: buyer.buyerId },
          module: 'avatar',
          replaces: true,
        },
        { correlationId, repeatable: true },
      )
      if (isRejection(kept) && kept.code !== 'file-not-found') throw new Error(`the picture was not kept: ${kept.code}`)
    },
  })
