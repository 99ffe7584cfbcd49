import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type RefundCompleted, refundCompleted } from '@pinline/events/order/refund-completed'
import { afterSaleDecider } from '../domain/after-sale/after-sale-decider.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { refundOf } from '../domain/order/refund.ts'
import type { OrderDeps } from '../order-deps.ts'

/** An after-sales request is refunded once the wallet has paid its refund. */
export const recordAfterSaleRefundedWhenRefundCompleted = (platform: OrderDeps): AnyReaction =>
  defineReaction<RefundCompleted>({
    name: 'record-after-sale-refunded-when-refund-completed',
    subscribesTo: { service: 'order', types: ['refund-completed'], eventSchema: refundCompleted },
    react: async ({ streamId, event: { data } }, context) => {
      const { state: order } = await loadStream(platform, orderDecider, streamId)
      const refund = order.status === 'new' ? undefined : refundOf(order.refunds, data.refundId)
      if (refund === undefined || refund.afterSaleRef === null) return
      await handleCommand(platform, afterSaleDecider, {
        streamId: refund.afterSaleRef,
        command: { type: 'record-after-sale-refunded', now: data.completedAt },
        context,
      })
    },
  })
