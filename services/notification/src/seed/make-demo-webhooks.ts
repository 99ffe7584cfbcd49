import { createHash } from 'node:crypto'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type WebhookEndpointId, webhookEndpointId } from '@pinline/events/ids'
import {
  type WebhookEndpointCommand,
  webhookEndpointDecider,
} from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import { putNewSecret } from '../webhooks/endpoint-secrets.ts'
import type { WebhookDeliveries } from '../webhooks/webhook-deliveries.ts'

const context: CommandContext = {
  actor: { kind: 'service', id: 'notification' },
  correlationId: 'notification-start',
  causationId: 'notification-start',
}
const minuteMs = 60_000

/** Both are disabled, so that nothing is sent to hosts that nobody has. */
const demoEndpoints = [
  {
    key: 'erp',
    description: 'ERP',
    url: 'https://erp.demo.example/pinline/events',
    order: 'stream',
    eventTypes: [],
    reason: 'staff',
  },
  {
    key: 'carrier',
    description: 'Parcel tracking',
    url: 'https://hooks.carrier.demo.example/in',
    order: 'fastest',
    eventTypes: ['parcel-shipped', 'order-shipped', 'replacement-shipped'],
    reason: 'gone',
  },
] as const

const sample = ['order-placed', 'payment-captured', 'order-confirmed', 'stocking-started', 'order-shipped'] as const

/** The same id for a key at every start, so that nothing is made twice, nor again once it is deleted. */
const demoEndpointId = (key: string): WebhookEndpointId =>
  webhookEndpointId.parse(`w-demo${createHash('sha256').update(`demo-webhook ${key}`).digest('hex').slice(0, 16)}`)

const addSamples = async (deliveries: WebhookDeliveries, endpointId: WebhookEndpointId, now: number): Promise<void> => {
  const orderNo = '2611210000015'
  for (const [index, type] of sample.entries()) {
    const messageId = `${orderNo}@${index + 1}`
    const at = new Date(now - (sample.length - index) * 7 * minuteMs)
    const body = JSON.stringify({
      ...{ specversion: '1.0', id: messageId, source: '/pinline/order', type: `pinline.order.${type}.v1` },
      ...{ subject: orderNo, time: at.toISOString(), datacontenttype: 'application/json', sequence: index + 1 },
      ...{ streamtype: 'order', data: { orderNo } },
    })
    const failed = { at, milliseconds: 2043, status: 503, error: null, answer: 'Service Unavailable' }
    const taken = { at: new Date(at.getTime() + 5000), milliseconds: 87, status: 204, error: null, answer: '' }
    const requests = index === 2 ? [failed, taken] : [taken]
    await deliveries.addDone(
      { endpointId, messageId, type, stream: `order/${orderNo}`, sequence: index + 1, body },
      requests,
    )
  }
}

/** Makes two endpoints of the demonstration at the first start, one of them with deliveries. */
export const makeDemoWebhooks = async (platform: Platform, deliveries: WebhookDeliveries): Promise<void> => {
  const now = platform.clock.now().getTime()
  for (const { key, reason, eventTypes, ...content } of demoEndpoints) {
    const endpointId = demoEndpointId(key)
    const { version } = await loadStream(platform, webhookEndpointDecider, endpointId)
    if (version > 0) continue
    const secretRef = await putNewSecret(platform, endpointId)
    const createdAt = new Date(now).toISOString()
    const commands: readonly WebhookEndpointCommand[] = [
      { type: 'create-webhook-endpoint', endpointId, ...content, eventTypes: [...eventTypes], secretRef, createdAt },
      { type: 'disable-webhook-endpoint', reason, now: createdAt },
    ]
    for (const command of commands) {
      const done = await handleCommand(platform, webhookEndpointDecider, { streamId: endpointId, command, context })
      // Another instance may have been faster.
      if (isRejection(done) && done.code !== 'version-conflict')
        throw new Error(`a demo endpoint was refused: ${done.code}`)
    }
    if (key === 'erp') await addSamples(deliveries, endpointId, now)
  }
}
