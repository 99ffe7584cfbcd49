import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type RefundRequested, refundRequested } from '@pinline/events/order/refund-requested'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

export const writeToBuyerWhenRefundRequested = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<RefundRequested>({
    name: 'write-to-buyer-when-refund-requested',
    external: true,
    subscribesTo: { service: 'order', types: ['refund-requested'], eventSchema: refundRequested },
    react: ({ streamId: orderNo, event, recordedAt }, context) => {
      const content = { template: 'refund-begun', parameters: { orderNo, amount: event.data.amount } } as const
      return writeToBuyer(platform, outbox, { orderNo, at: recordedAt, context, content })
    },
  })
