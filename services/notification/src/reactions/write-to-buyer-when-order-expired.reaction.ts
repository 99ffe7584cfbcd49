import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type OrderCancelled, orderCancelled } from '@pinline/events/order/order-cancelled'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** Whoever cancelled an order knows of it; whom its deadline cancelled does not. */
export const writeToBuyerWhenOrderExpired = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<OrderCancelled>({
    name: 'write-to-buyer-when-order-expired',
    hears: { service: 'order', types: ['order-cancelled'], factSchema: orderCancelled },
    react: async ({ streamId: orderNo, fact }, context) => {
      if (fact.data.reason !== 'deadline') return
      const content = { template: 'order-expired', parameters: { orderNo } } as const
      await writeToBuyer(platform, outbox, { orderNo, context, content })
    },
  })
