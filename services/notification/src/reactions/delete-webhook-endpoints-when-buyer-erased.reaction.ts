import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { webhookEndpointsOfBuyer } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'

/** An erased buyer's endpoints are sent nothing any more; their secrets and deliveries are erased. */
export const deleteWebhookEndpointsWhenBuyerErased = ({ platform }: NotificationDeps): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'delete-webhook-endpoints-when-buyer-erased',
    permanent: true,
    subscribesTo: { service: 'account', types: ['buyer-erased'], eventSchema: buyerErased },
    react: async ({ event: { data } }, context) => {
      for (const { endpointId } of await webhookEndpointsOfBuyer(platform, data.buyerId)) {
        const command = { type: 'delete-webhook-endpoint', now: platform.clock.now().toISOString() } as const
        // One request id takes effect in one stream.
        const own = furtherContext(context, endpointId)
        await handleCommand(platform, webhookEndpointDecider, { streamId: endpointId, command, context: own })
      }
    },
  })
