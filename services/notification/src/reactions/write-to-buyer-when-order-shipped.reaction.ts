import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type OrderShipped, orderShipped } from '@pinline/events/order/order-shipped'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

export const writeToBuyerWhenOrderShipped = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<OrderShipped>({
    name: 'write-to-buyer-when-order-shipped',
    external: true,
    subscribesTo: { service: 'order', types: ['order-shipped'], eventSchema: orderShipped },
    react: ({ streamId: orderNo, event, recordedAt }, context) => {
      const { carrier, trackingNumber } = event.data
      const parameters = { orderNo, carrier, trackingNumber }
      return writeToBuyer(platform, outbox, {
        orderNo,
        at: recordedAt,
        context,
        content: { template: 'order-shipped', parameters },
      })
    },
  })
