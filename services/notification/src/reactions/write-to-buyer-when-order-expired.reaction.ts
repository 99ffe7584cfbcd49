import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type OrderCancelled, orderCancelled } from '@pinline/events/order/order-cancelled'
import type { Outbox } from '../messages/outbox.ts'
import { paymentDeadlineOf } from '../read-models/order-buyers/order-buyers.query.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** A buyer who cancelled an order knows it; one whose order expired does not. */
export const writeToBuyerWhenOrderExpired = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<OrderCancelled>({
    name: 'write-to-buyer-when-order-expired',
    external: true,
    subscribesTo: { service: 'order', types: ['order-cancelled'], eventSchema: orderCancelled },
    react: async ({ streamId: orderNo, event }, context) => {
      if (event.data.reason !== 'deadline') return
      const content = { template: 'order-expired', parameters: { orderNo } } as const
      // A demo order whose making was cut short expires at the next start, long after its deadline.
      const at = await paymentDeadlineOf(platform, orderNo)
      await writeToBuyer(platform, outbox, { orderNo, at, context, content })
    },
  })
