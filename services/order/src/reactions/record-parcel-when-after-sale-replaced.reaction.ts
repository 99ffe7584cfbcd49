import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { afterSaleNo } from '@pinline/events/ids'
import { type AfterSaleReplaced, afterSaleReplaced } from '@pinline/events/order/after-sale-replaced'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/** A replacement that was sent is a parcel of its order. Those recorded before replacements were parcels are none. */
export const recordParcelWhenAfterSaleReplaced = (platform: OrderDeps): AnyReaction =>
  defineReaction<AfterSaleReplaced>({
    name: 'record-parcel-when-after-sale-replaced',
    subscribesTo: { service: 'order', types: ['after-sale-replaced'], eventSchema: afterSaleReplaced },
    react: async ({ streamId, event: { data } }, context) => {
      const { quantity, carrier, trackingNumber, parcel, replacedAt: now } = data
      if (parcel === undefined) return
      const { orderNo, productId, fromStock, weightGrams } = parcel
      const pieces = [{ productId, quantity }]
      const content = fromStock ? { lines: pieces, madeToOrder: [] } : { lines: [], madeToOrder: pieces }
      const recorded = await handleCommand(platform, orderDecider, {
        streamId: orderNo,
        command: {
          type: 'record-replacement-parcel',
          ...{ afterSaleNo: afterSaleNo.parse(streamId), carrier, trackingNumber, ...content, now },
          ...(weightGrams === undefined ? {} : { weightGrams }),
        },
        context,
      })
      if (isRejection(recorded)) throw new Error(`order ${orderNo} has no parcel of ${streamId}: ${recorded.code}`)
    },
  })
