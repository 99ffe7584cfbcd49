import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type DeliveryChanged, deliveryChanged } from '@pinline/events/order/delivery-changed'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** Also after the buyer's own change: whoever diverts a parcel does not go unnoticed. */
export const writeToBuyerWhenDeliveryChanged = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<DeliveryChanged>({
    name: 'write-to-buyer-when-delivery-changed',
    external: true,
    subscribesTo: { service: 'order', types: ['delivery-changed'], eventSchema: deliveryChanged },
    react: ({ streamId: orderNo, event, recordedAt }, context) => {
      const { shippingMethod } = event.data
      const content = { template: 'delivery-changed', parameters: { orderNo, shippingMethod } } as const
      return writeToBuyer(platform, outbox, { orderNo, at: recordedAt, context, content })
    },
  })
