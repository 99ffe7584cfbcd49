import type { BlockList } from 'node:net'
import type { Platform } from '@pinline/chassis/service'
import { networksOf } from './address-policy.ts'
import { EndpointReads } from './endpoint-reads.ts'
import { postWebhook } from './post-webhook.ts'
import { type EndpointsRead, PresentEndpoints } from './present-endpoints.ts'
import { WebhookDeliveries } from './webhook-deliveries.ts'
import { WebhookHealth } from './webhook-health.ts'
import { WebhookLanes } from './webhook-lanes.ts'

/** How webhooks are sent, as the environment says. */
export interface WebhookSettings {
  readonly WEBHOOK_ALLOW_HTTP: 'on' | 'off'
  readonly WEBHOOK_ALLOWED_NETWORKS: readonly string[]
  readonly WEBHOOK_TIMEOUT_SECONDS: number
  readonly WEBHOOK_CONCURRENCY: number
  readonly WEBHOOK_DISABLE_AFTER_HOURS: number
  readonly WEBHOOK_LOG_DAYS: number
}

export interface Webhooks {
  readonly deliveries: WebhookDeliveries
  readonly endpoints: PresentEndpoints
  readonly reads: EndpointReads<EndpointsRead>
  readonly health: WebhookHealth
  readonly lanes: WebhookLanes
  readonly settings: { readonly allowHttp: boolean; readonly allowed: BlockList }
}

/** Between the end of a request and the end of its reservation, for what is written afterwards. */
const marginMs = 10_000

export const createWebhooks = (platform: Platform, settings: WebhookSettings): Webhooks => {
  const timeoutMs = settings.WEBHOOK_TIMEOUT_SECONDS * 1000
  const allowed = networksOf(settings.WEBHOOK_ALLOWED_NETWORKS)
  const retentionMs = settings.WEBHOOK_LOG_DAYS * 86_400_000
  const deliveries = new WebhookDeliveries(platform, { retentionMs, reservedMs: timeoutMs + marginMs })
  const endpoints = new PresentEndpoints(platform)
  const reads = new EndpointReads(() => endpoints.read())
  const health = new WebhookHealth(platform)
  const lanes = new WebhookLanes(
    { platform, endpoints, deliveries, health, post: postWebhook({ allowed, timeoutMs }) },
    { width: settings.WEBHOOK_CONCURRENCY, disableAfterMs: settings.WEBHOOK_DISABLE_AFTER_HOURS * 3_600_000 },
  )
  const sending = { allowHttp: settings.WEBHOOK_ALLOW_HTTP === 'on', allowed }
  return { deliveries, endpoints, reads, health, lanes, settings: sending }
}
