import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type OrderCancelled, orderCancelled } from '@pinline/events/order/order-cancelled'
import { orderDecider } from '../domain/order/order-decider.ts'
import { quotationDecider } from '../domain/quotation/quotation-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/** The pieces of a cancelled order can be called off again. */
export const returnCallOffWhenOrderCancelled = (platform: OrderDeps): AnyReaction =>
  defineReaction<OrderCancelled>({
    name: 'return-call-off-when-order-cancelled',
    subscribesTo: { service: 'order', types: ['order-cancelled'], eventSchema: orderCancelled },
    react: async ({ streamId }, context) => {
      const { state: order } = await loadStream(platform, orderDecider, streamId)
      if (order.status === 'new' || order.quotationNo === null) return
      const { orderNo, quotationNo } = order
      const command = { type: 'return-call-off', orderNo, now: platform.clock.now().toISOString() } as const
      await handleCommand(platform, quotationDecider, { streamId: quotationNo, command, context })
    },
  })
