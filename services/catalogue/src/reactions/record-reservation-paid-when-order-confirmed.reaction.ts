import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { orderNumber } from '@pinline/events/ids'
import { orderConfirmed } from '@pinline/events/order/order-confirmed'
import { type CatalogueDeps, withoutRequest } from '../catalogue-deps.ts'

/** Takes a paid order's pieces from those that new buyers hold. Orders of earlier releases name no lines. */
export const recordReservationPaidWhenOrderConfirmed = ({ stockQueue }: CatalogueDeps) =>
  defineReaction({
    name: 'record-reservation-paid-when-order-confirmed',
    subscribesTo: { service: 'order', types: ['order-confirmed'], eventSchema: orderConfirmed },
    react: async ({ streamId, event }, context) => {
      const orderNo = orderNumber.parse(streamId)
      for (const { productId } of event.data.lines ?? [])
        await stockQueue.submit({ type: 'record-reservation-paid', productId, orderNo }, withoutRequest(context))
    },
  })
