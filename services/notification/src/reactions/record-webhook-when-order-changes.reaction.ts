import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { afterSaleEvent } from '@pinline/events/order/after-sale-event'
import { orderEvent } from '@pinline/events/order/order-event'
import { quotationEvent } from '@pinline/events/order/quotation-event'
import { z } from 'zod'
import type { NotificationDeps } from '../notification-deps.ts'
import { buyerOfOrder } from '../read-models/order-buyers/order-buyers.query.ts'
import { recordWebhooks, recordWebhooksOfBuyer } from '../webhooks/record-webhooks.ts'
import { isMyWebhookType, isWebhookType } from '../webhooks/webhook-types.ts'

const eventSchema = z.discriminatedUnion('type', [
  ...orderEvent.options,
  ...afterSaleEvent.options,
  ...quotationEvent.options,
])
type OrderServiceEvent = z.infer<typeof eventSchema>

/** Integrators are sent what happens to an order, a quotation or an after-sales request, and buyers what happens to theirs. */
export const recordWebhookWhenOrderChanges = ({ platform, webhooks }: NotificationDeps): AnyReaction =>
  defineReaction<OrderServiceEvent>({
    name: 'record-webhook-when-order-changes',
    external: true,
    subscribesTo: {
      service: 'order',
      types: eventSchema.options.map((option) => option.shape.type.value).filter(isWebhookType),
      eventSchema,
    },
    react: async (recorded, _context, arrivedAt) => {
      await recordWebhooks(webhooks, recorded, arrivedAt)
      const { event, streamId } = recorded
      if (!isMyWebhookType(event.type)) return
      const buyerOf = async () =>
        event.type === 'order-placed' ? event.data.buyerId : await buyerOfOrder(platform, streamId)
      await recordWebhooksOfBuyer(webhooks, recorded, { arrivedAt, buyerOf })
    },
  })
