import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { priceEvent } from '@pinline/events/catalogue/price-event'
import { productEvent } from '@pinline/events/catalogue/product-event'
import { stockEvent } from '@pinline/events/catalogue/stock-event'
import { z } from 'zod'
import type { NotificationDeps } from '../notification-deps.ts'
import { recordWebhooks } from '../webhooks/record-webhooks.ts'
import { isWebhookType } from '../webhooks/webhook-types.ts'

const eventSchema = z.discriminatedUnion('type', [
  ...productEvent.options,
  ...priceEvent.options,
  ...stockEvent.options,
])
type CatalogueServiceEvent = z.infer<typeof eventSchema>

/** Integrators are sent what happens to a part, its price or its stock. */
export const recordWebhookWhenCatalogueChanges = ({ webhooks }: NotificationDeps): AnyReaction =>
  defineReaction<CatalogueServiceEvent>({
    name: 'record-webhook-when-catalogue-changes',
    external: true,
    subscribesTo: {
      service: 'catalogue',
      types: eventSchema.options.map((option) => option.shape.type.value).filter(isWebhookType),
      eventSchema,
    },
    react: async (recorded, _context, arrivedAt) => await recordWebhooks(webhooks, recorded, arrivedAt),
  })
