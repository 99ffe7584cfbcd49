import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { linesCancelled } from '@pinline/events/order/lines-cancelled'
import { type CatalogueDeps, withoutRequest } from '../catalogue-deps.ts'

/** Frees the stock of pieces that were cancelled; made-to-order ones have none. */
export const reduceReservationWhenLinesCancelled = ({ stockQueue, platform }: CatalogueDeps) =>
  defineReaction({
    name: 'reduce-reservation-when-lines-cancelled',
    subscribesTo: { service: 'order', types: ['lines-cancelled'], eventSchema: linesCancelled },
    react: async ({ streamId, event }, context) => {
      const orderNo = orderNumber.parse(streamId)
      for (const { productId, remaining } of event.data.lines.filter(({ custom }) => !custom)) {
        const command = { type: 'reduce-reservation', productId, orderNo, remaining } as const
        const outcome = await stockQueue.submit(command, withoutRequest(context))
        if (isRejection(outcome))
          platform.log.error({ orderNo, productId }, 'the stock of cancelled pieces was refused')
      }
    },
  })
