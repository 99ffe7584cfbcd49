import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type OrderConfirmed, orderConfirmed } from '@pinline/events/order/order-confirmed'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

export const writeToBuyerWhenOrderPaid = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<OrderConfirmed>({
    name: 'write-to-buyer-when-order-paid',
    external: true,
    subscribesTo: { service: 'order', types: ['order-confirmed'], eventSchema: orderConfirmed },
    react: ({ streamId: orderNo, recordedAt }, context) =>
      writeToBuyer(platform, outbox, {
        orderNo,
        at: recordedAt,
        context,
        content: { template: 'order-paid', parameters: { orderNo } },
      }),
  })
