import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { afterSaleEvent } from '@pinline/events/order/after-sale-event'
import { orderEvent } from '@pinline/events/order/order-event'
import { quotationEvent } from '@pinline/events/order/quotation-event'
import { z } from 'zod'
import type { NotificationDeps } from '../notification-deps.ts'
import { recordWebhooks } from '../webhooks/record-webhooks.ts'
import { isWebhookType } from '../webhooks/webhook-types.ts'

const eventSchema = z.discriminatedUnion('type', [
  ...orderEvent.options,
  ...afterSaleEvent.options,
  ...quotationEvent.options,
])
type OrderServiceEvent = z.infer<typeof eventSchema>

/** Integrators are sent what happens to an order, a quotation or an after-sales request. */
export const recordWebhookWhenOrderChanges = ({ webhooks }: NotificationDeps): AnyReaction =>
  defineReaction<OrderServiceEvent>({
    name: 'record-webhook-when-order-changes',
    external: true,
    subscribesTo: {
      service: 'order',
      types: eventSchema.options.map((option) => option.shape.type.value).filter(isWebhookType),
      eventSchema,
    },
    react: async (recorded, _context, arrivedAt) => await recordWebhooks(webhooks, recorded, arrivedAt),
  })
