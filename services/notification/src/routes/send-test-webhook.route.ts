import { createHash } from 'node:crypto'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { sendTestWebhook } from '@pinline/contracts/notification/webhook/send-test-webhook'
import { webhookTestType } from '@pinline/contracts/notification/webhook/webhook-event-types'
import type { NotificationDeps } from '../notification-deps.ts'
import { deliveryId } from '../webhooks/webhook-deliveries.ts'
import { testCloudEvent } from '../webhooks/webhook-types.ts'
import { refuseUnlessEnabled } from './enabled-endpoint.ts'

/** A request that is sent again with its key is one test. */
export const sendTestWebhookRoute = ({ platform, webhooks }: NotificationDeps): Route =>
  route(sendTestWebhook, async ({ id }, context) => {
    const refused = await refuseUnlessEnabled(platform, id)
    if (isRejection(refused)) return refused
    // The key names the member of staff, who is nobody's business outside.
    const key = context.commandContext.request?.id ?? context.requestId
    const messageId = `test-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
    const body = JSON.stringify(testCloudEvent(messageId, id, platform.clock.now().toISOString()))
    const test = { endpointId: id, messageId, type: webhookTestType, stream: messageId, sequence: 1, body } as const
    await webhooks.deliveries.add([{ ...test, state: 'waiting' }])
    return result({ deliveryId: deliveryId(id, messageId) })
  })
