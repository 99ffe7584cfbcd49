import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { parcelEvent, parcelEventTypes } from '@pinline/events/order/shipped-parcel'
import { type CatalogueDeps, withoutRequest } from '../catalogue-deps.ts'
import { parcelCommands } from '../stock-queue/parcel-commands.ts'

/** Sells what each parcel has of its order's reserved stock, and counts what was made for the order as sold. */
export const sellStockWhenOrderShipped = ({ stockQueue, platform }: CatalogueDeps) =>
  defineReaction({
    name: 'sell-stock-when-order-shipped',
    subscribesTo: { service: 'order', types: parcelEventTypes, eventSchema: parcelEvent },
    react: async ({ streamId, event }, context) => {
      const orderNo = orderNumber.parse(streamId)
      for (const command of parcelCommands(event, orderNo)) {
        const outcome = await stockQueue.submit(command, withoutRequest(context))
        const { type, productId } = command
        if (isRejection(outcome)) platform.log.error({ orderNo, productId, type }, 'the stock of a parcel was refused')
      }
    },
  })
