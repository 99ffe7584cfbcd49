import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { sendMessage } from '@pinline/contracts/notification/message/send-message'
import { buyerPasswordSet } from '@pinline/events/account/buyer-password-set'
import type { AccountDeps } from '../account-deps.ts'

/** Notifies a buyer of every new password, changed or reset; an erased person is not notified. */
export const notifyBuyerWhenPasswordSet = ({ platform, buyers }: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'tell-buyer-when-password-set',
    subscribesTo: { service: 'account', types: ['buyer-password-set'], eventSchema: buyerPasswordSet },
    react: async ({ id, event: { data } }, { correlationId }) => {
      const buyer = await buyers.load(data.buyerId)
      const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
      const to = contact?.email ?? contact?.phone
      if (contact === undefined || to === undefined) return
      const { language } = contact
      const sent = await platform.call(
        'notification',
        sendMessage,
        {
          to,
          channel: to.includes('@') ? 'email' : 'sms',
          language,
          effectId: `password-changed-${id}`,
          template: 'password-changed',
          parameters: { at: data.setAt },
        },
        { language, correlationId },
      )
      if (isRejection(sent)) throw new Error(`the message was refused: ${sent.code}`)
    },
  })
