import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type MessageContent, mailedLines } from '@pinline/contracts/notification/message/send-message'
import { type ChangeNoticeAddressed, changeNoticeAddressed } from '@pinline/events/notification/change-notice-addressed'
import { changeNoticeDecider } from '../domain/change-notice/change-notice-decider.ts'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** One message a notice and buyer; none if the notice was withdrawn in the meantime. */
export const writeToBuyerWhenChangeNoticeAddressed = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<ChangeNoticeAddressed>({
    name: 'write-to-buyer-when-change-notice-addressed',
    external: true,
    subscribesTo: {
      service: 'notification',
      types: ['change-notice-addressed'],
      eventSchema: changeNoticeAddressed,
    },
    react: async ({ event, recordedAt }, context) => {
      const { changeNoticeId, buyerId, productIds } = event.data
      const { state } = await loadStream(platform, changeNoticeDecider, changeNoticeId)
      if (state.status !== 'published') return
      const { parts, kind, reference, effectiveOn, lastOrderOn, lastShipmentOn, texts } = state.content
      const models = parts.filter((part) => productIds.includes(part.productId)).map(({ model }) => model)
      const content: MessageContent = {
        template: 'change-notice',
        parameters: {
          ...{ kind, reference, effectiveOn, lastOrderOn, lastShipmentOn, texts },
          models: models.slice(0, mailedLines),
          furtherParts: Math.max(0, models.length - mailedLines),
        },
      }
      await writeToBuyer(platform, outbox, { buyerId, at: recordedAt, context, content })
    },
  })
