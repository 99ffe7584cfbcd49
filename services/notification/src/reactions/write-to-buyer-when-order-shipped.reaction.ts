import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import type { InputOf } from '@pinline/contracts/api/call'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { mailedLines } from '@pinline/contracts/notification/message/send-message'
import { getCarrierPage } from '@pinline/contracts/order/carrier/get-carrier-page'
import { type ParcelEvent, parcelEvent, parcelEventTypes, shippedParcelOf } from '@pinline/events/order/shipped-parcel'
import type { Outbox } from '../messages/outbox.ts'
import { modelsOfOrder } from '../read-models/order-buyers/order-buyers.query.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** The carrier's page of a parcel. While order does not respond the message leaves without it: it leads to the order. */
const carrierPageOf = async (
  platform: Platform,
  parcel: InputOf<typeof getCarrierPage>,
  correlationId: string,
): Promise<string | null> => {
  try {
    const found = await platform.call('order', getCarrierPage, parcel, { correlationId, timeoutMs: 2000 })
    return isRejection(found) ? null : found.carrierPage
  } catch (error) {
    platform.log.warn({ reason: String(error), correlationId }, 'a message about a parcel has no link to its carrier')
    return null
  }
}

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
      const carrierPage = await carrierPageOf(platform, { carrier, trackingNumber }, context.correlationId)
      const parameters = {
        ...{ orderNo, carrier, trackingNumber, parcelNo },
        ...(carrierPage === null ? {} : { carrierPage }),
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
