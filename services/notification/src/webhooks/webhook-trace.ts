import type { Platform } from '@pinline/chassis/service'
import type { TracedLine } from '@pinline/contracts/api/trace-order'
import { buyersOfOrders } from '../read-models/order-buyers/order-buyers.query.ts'
import { webhookHosts } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'
import type { WebhookDeliveries } from './webhook-deliveries.ts'

/** Webhooks about an order, each at its last request, by the host that they are sent to; known while the log is kept. */
export const webhookTrace = async (
  platform: Pick<Platform, 'view' | 'clock'>,
  deliveries: Pick<WebhookDeliveries, 'ofStreams'>,
  { eventIds }: { readonly eventIds: readonly string[] },
): Promise<TracedLine[]> => {
  const streamIds = [...new Set(eventIds.map((id) => id.slice(0, id.lastIndexOf('@'))))]
  const hosts = await webhookHosts(platform, await buyersOfOrders(platform, streamIds))
  const found = await deliveries.ofStreams(
    [...hosts.keys()],
    streamIds.map((id) => `order/${id}`),
  )
  return found.map(({ id, endpointId, messageId, state, at }) => ({
    ...{ id: `webhook ${id}`, service: 'notification', kind: 'webhook', name: hosts.get(endpointId) ?? endpointId },
    ...{ at: at.toISOString(), actor: 'service', correlationId: null, causationId: messageId, outcome: state },
  }))
}
