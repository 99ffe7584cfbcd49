import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { mailedLines } from '@pinline/contracts/notification/message/send-message'
import { type ParcelEvent, parcelEvent, parcelEventTypes, shippedParcelOf } from '@pinline/events/order/shipped-parcel'
import type { Outbox } from '../messages/outbox.ts'
import { modelsOfOrder } from '../read-models/order-buyers/order-buyers.query.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** One message a parcel, with what is in it. */
export const writeToBuyerWhenOrderShipped = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<ParcelEvent>({
    name: 'write-to-buyer-when-order-shipped',
    external: true,
    subscribesTo: { service: 'order', types: parcelEventTypes, eventSchema: parcelEvent },
    react: async ({ streamId: orderNo, event, recordedAt }, context) => {
      const { carrier, trackingNumber, parcelNo, ...parcel } = shippedParcelOf(event)
      const models = await modelsOfOrder(platform, orderNo)
      const lines = [...parcel.lines, ...parcel.madeToOrder].flatMap(({ productId, quantity }) => {
        const model = models[productId]
        return model === undefined ? [] : [{ model, quantity }]
      })
      const parameters = {
        ...{ orderNo, carrier, trackingNumber, parcelNo },
        othersFollow: event.type === 'parcel-shipped',
        lines: lines.slice(0, mailedLines),
        furtherLines: Math.max(0, lines.length - mailedLines),
      }
      await writeToBuyer(platform, outbox, {
        orderNo,
        at: recordedAt,
        context,
        content: { template: 'order-shipped', parameters },
      })
    },
  })
