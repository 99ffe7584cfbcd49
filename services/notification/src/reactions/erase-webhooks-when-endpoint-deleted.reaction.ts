import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { webhookEndpointId } from '@pinline/events/ids'
import {
  type WebhookEndpointDeleted,
  webhookEndpointDeleted,
} from '@pinline/events/notification/webhook-endpoint-deleted'
import type { NotificationDeps } from '../notification-deps.ts'
import { eraseSecrets } from '../webhooks/endpoint-secrets.ts'

/** Erases the secrets, deliveries and counts of a deleted endpoint; again at each start, as after a restored backup. */
export const eraseWebhooksWhenEndpointDeleted = ({ platform, webhooks }: NotificationDeps): AnyReaction =>
  defineReaction<WebhookEndpointDeleted>({
    name: 'erase-webhooks-when-endpoint-deleted',
    permanent: true,
    subscribesTo: {
      service: 'notification',
      types: ['webhook-endpoint-deleted'],
      eventSchema: webhookEndpointDeleted,
    },
    react: async ({ streamId }) => {
      const id = webhookEndpointId.parse(streamId)
      await Promise.all([eraseSecrets(platform, id), webhooks.deliveries.erase(id), webhooks.health.erase(id)])
    },
  })
