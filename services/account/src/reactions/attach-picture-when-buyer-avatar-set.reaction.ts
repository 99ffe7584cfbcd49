import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import { buyerAvatarSet } from '@pinline/events/account/buyer-avatar-set'
import type { AccountDeps } from '../account-deps.ts'

/**
 * Attaches the buyer's current picture and detaches every former one. Ignores a picture that was deleted in the
 * meantime.
 */
export const attachPictureWhenBuyerAvatarSet = ({ platform, buyers }: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'keep-picture-when-buyer-avatar-set',
    subscribesTo: { service: 'account', types: ['buyer-avatar-set'], eventSchema: buyerAvatarSet },
    react: async ({ event: { data } }, { correlationId }) => {
      const buyer = await buyers.load(data.buyerId)
      if (buyer === undefined) return
      const attached = await platform.call(
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
      if (isRejection(attached) && attached.code !== 'file-not-found')
        throw new Error(`the picture was not attached: ${attached.code}`)
    },
  })
