import { createHash } from 'node:crypto'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { webhookTestType } from '@pinline/contracts/notification/webhook/webhook-event-types'
import type { WebhookEndpointId } from '@pinline/events/ids'
import type { NotificationDeps } from '../notification-deps.ts'
import { deliveryId } from './webhook-deliveries.ts'
import { testCloudEvent } from './webhook-types.ts'

/** Sends an endpoint a sample. A request that is sent again with its key is one test. */
export const sendTest = async (
  { platform, webhooks }: NotificationDeps,
  id: WebhookEndpointId,
  context: Pick<RequestContext, 'commandContext' | 'requestId'>,
): Promise<{ readonly deliveryId: string }> => {
  // The key names whoever sent the request, who is nobody's business outside.
  const key = context.commandContext.request?.id ?? context.requestId
  const messageId = `test-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
  const body = JSON.stringify(testCloudEvent(messageId, id, platform.clock.now().toISOString()))
  const test = { endpointId: id, messageId, type: webhookTestType, stream: messageId, sequence: 1, body } as const
  await webhooks.deliveries.add([{ ...test, state: 'waiting' }])
  return { deliveryId: deliveryId(id, messageId) }
}
