import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type OrderCancelled, orderCancelled } from '@pinline/events/order/order-cancelled'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** A buyer who cancelled an order knows it; one whose order expired does not. */
export const writeToBuyerWhenOrderExpired = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<OrderCancelled>({
    name: 'write-to-buyer-when-order-expired',
    external: true,
    subscribesTo: { service: 'order', types: ['order-cancelled'], eventSchema: orderCancelled },
    react: async ({ streamId: orderNo, event, recordedAt }, context) => {
      if (event.data.reason !== 'deadline') return
      const content = { template: 'order-expired', parameters: { orderNo } } as const
      await writeToBuyer(platform, outbox, { orderNo, at: recordedAt, context, content })
    },
  })
