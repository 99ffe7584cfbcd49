import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type AfterSaleRefundApproved, afterSaleRefundApproved } from '@pinline/events/order/after-sale-refund-approved'
import { refundKey } from '@pinline/events/order/payment-ids'
import { afterSaleDecider } from '../domain/after-sale/after-sale-decider.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/**
 * Requests the money of a request from its order, once an attempt. Where the order refuses it, because less is left of the
 * payment, staff decide again.
 */
export const requestRefundWhenAfterSaleRefundApproved = (platform: OrderDeps): AnyReaction =>
  defineReaction<AfterSaleRefundApproved>({
    name: 'request-refund-when-after-sale-refund-approved',
    subscribesTo: {
      service: 'order',
      types: ['after-sale-refund-approved'],
      eventSchema: afterSaleRefundApproved,
    },
    react: async ({ streamId: afterSaleRef, event: { data } }, context) => {
      const { orderNo, attempt, amount, productId, quantity } = data
      const now = platform.clock.now().toISOString()
      const requested = await handleCommand(platform, orderDecider, {
        streamId: orderNo,
        command: {
          type: 'request-refund',
          refundKey: refundKey.parse(`${afterSaleRef}-${attempt}`),
          amount,
          reason: 'after-sale',
          lines: [{ productId, quantity }],
          afterSaleRef,
          now,
        },
        context,
      })
      if (!isRejection(requested)) return
      await handleCommand(platform, afterSaleDecider, {
        streamId: afterSaleRef,
        command: { type: 'refuse-after-sale-refund', attempt, code: requested.code, now },
        context: furtherContext(context, 'refused'),
      })
    },
  })
