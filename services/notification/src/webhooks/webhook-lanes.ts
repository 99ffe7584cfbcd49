import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import type { Platform } from '@pinline/chassis/service'
import { webhookTestType } from '@pinline/contracts/notification/webhook/webhook-event-types'
import type { WebhookEndpointId } from '@pinline/events/ids'
import type { WebhookDisabledReason } from '@pinline/events/notification/webhook-endpoint-disabled'
import { traceHeaders } from '@pinline/telemetry/current-trace'
import { inSpanOf, type OpenSpan } from '@pinline/telemetry/spans'
import { parseTraceparent } from '@pinline/telemetry/trace-context'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { WebhookEndpointView } from '../read-models/webhook-endpoints/webhook-endpoints.model.ts'
import { getSecrets } from './endpoint-secrets.ts'
import type { PostWebhook, WebhookAnswer } from './post-webhook.ts'
import type { PresentEndpoints } from './present-endpoints.ts'
import { signedHeaders } from './sign-webhook.ts'
import type { ReservedDelivery, WebhookDeliveries } from './webhook-deliveries.ts'
import { hasFailedFor, type WebhookHealth } from './webhook-health.ts'

interface Lane {
  sending: number
  filling: boolean
  /** Something became due while the lane was filled. */
  again: boolean
}

interface Deps {
  readonly platform: Platform
  readonly endpoints: PresentEndpoints
  readonly deliveries: WebhookDeliveries
  readonly health: WebhookHealth
  readonly post: PostWebhook
}

export interface LaneSettings {
  /** Requests to one endpoint at once, in one process. */
  readonly width: number
  /** An endpoint that takes nothing for so long is disabled. */
  readonly disableAfterMs: number
}

const gone = 410

const isTaken = ({ status, error }: WebhookAnswer): boolean =>
  error === null && status !== null && status >= 200 && status < 300

/**
 * Sends what is due, in a lane for each endpoint: the job that wakes a lane does not wait for its requests. Prevents the
 * failure "an endpoint that hangs delays those of everybody else, and the mails". Shown by
 * tests/system/notification/webhooks.spec.ts.
 */
export class WebhookLanes {
  readonly #deps: Deps
  readonly #settings: LaneSettings
  readonly #lanes = new Map<WebhookEndpointId, Lane>()
  readonly #work = new Set<Promise<void>>()
  readonly #stopping = new AbortController()

  constructor(deps: Deps, settings: LaneSettings) {
    this.#deps = deps
    this.#settings = settings
  }

  /** Starts requests for what is due, as many as the lane is wide. */
  async fill(endpointId: WebhookEndpointId): Promise<void> {
    const lane = this.#lanes.get(endpointId) ?? { sending: 0, filling: false, again: false }
    this.#lanes.set(endpointId, lane)
    if (lane.filling) {
      lane.again = true
      return
    }
    lane.filling = true
    try {
      do {
        lane.again = false
        await this.#start(endpointId, lane)
      } while (lane.again)
    } finally {
      lane.filling = false
      if (lane.sending === 0) this.#lanes.delete(endpointId)
    }
  }

  /** Ends requests that are under way; they are sent again by whoever comes next. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  async #start(endpointId: WebhookEndpointId, lane: Lane): Promise<void> {
    const { platform, endpoints, deliveries } = this.#deps
    const free = this.#settings.width - lane.sending
    if (free <= 0 || this.#stopping.signal.aborted) return
    const endpoint = await endpoints.one(endpointId)
    if (endpoint === undefined) return await this.#forgetDeleted(endpointId)
    if (endpoint.status === 'disabled') return await deliveries.skip(endpointId)
    for (const id of await deliveries.due(endpointId, endpoint.order, free)) {
      const reserved = await deliveries.reserve(id)
      if (reserved === undefined) continue
      lane.sending += 1
      const attributes = { 'server.address': new URL(endpoint.url).host, 'pinline.webhook.endpoint': endpointId }
      const span = { name: 'deliver-webhook', kind: 'client', attributes } as const
      const work = inSpanOf(parseTraceparent(reserved.traceparent), span, (open) =>
        this.#send(endpoint, reserved, open),
      )
        .catch((error: unknown) => {
          platform.log.error({ delivery: id, error }, 'a webhook was not recorded, it is sent again')
        })
        .then(async () => {
          lane.sending -= 1
          this.#lanes.set(endpointId, lane)
          await this.fill(endpointId)
        })
        .catch((error: unknown) => {
          platform.log.warn({ endpoint: endpointId, error }, 'a lane of webhooks is left to the sweep')
        })
      this.#work.add(work)
      void work.finally(() => this.#work.delete(work))
    }
  }

  /** What was recorded for an endpoint while its deletion was not in the view yet. */
  async #forgetDeleted(endpointId: WebhookEndpointId): Promise<void> {
    const { platform, deliveries } = this.#deps
    const { state } = await loadStream(platform, webhookEndpointDecider, endpointId)
    if (state.status === 'deleted') await deliveries.erase(endpointId)
  }

  async #send(endpoint: WebhookEndpointView, delivery: ReservedDelivery, span: OpenSpan): Promise<void> {
    const { platform, deliveries, post } = this.#deps
    const at = platform.clock.now()
    const began = performance.now()
    const { messageId, body } = delivery
    const isOverlapping = endpoint.previousSecretUntil !== null && endpoint.previousSecretUntil > at.toISOString()
    const former = isOverlapping && endpoint.previousSecretRef !== null ? [endpoint.previousSecretRef] : []
    const secrets = await getSecrets(platform, [endpoint.secretRef, ...former])
    const headers = {
      'content-type': 'application/cloudevents+json; charset=utf-8',
      'user-agent': 'Pinline-Webhooks/1.0',
      ...traceHeaders(),
      ...signedHeaders({ messageId, body, now: at }, secrets),
    }
    const answer = await post({ url: endpoint.url, headers, body }, this.#stopping.signal)
    if (answer.error === 'interrupted') return await deliveries.release(delivery)
    const milliseconds = Math.round(performance.now() - began)
    const { status, error, text } = answer
    span.describe({ attributes: { 'http.response.status_code': status ?? 0 } })
    if (!isTaken(answer)) span.fail(error ?? String(status))
    platform.log.info({ delivery: delivery.id, status, error, ms: milliseconds }, 'webhook')
    await deliveries.record(delivery, { at, milliseconds, status, error, answer: text }, isTaken(answer))
    if (delivery.type !== webhookTestType) await this.#judge(endpoint, answer)
  }

  /** Counts the request, and disables the endpoint if that is the end of a day without one that was taken. */
  async #judge(endpoint: WebhookEndpointView, answer: WebhookAnswer): Promise<void> {
    const { platform, health } = this.#deps
    const { endpointId, enabledAt } = endpoint
    if (isTaken(answer)) return await health.recordTaken(endpointId)
    const failingSince = await health.recordFailed(endpointId)
    const now = platform.clock.now()
    if (answer.status === gone) await this.#disable(endpointId, 'gone')
    else if (hasFailedFor(this.#settings.disableAfterMs, { failingSince, enabledAt, now }))
      await this.#disable(endpointId, 'failing')
  }

  async #disable(endpointId: WebhookEndpointId, reason: WebhookDisabledReason): Promise<void> {
    const { platform, deliveries } = this.#deps
    const now = platform.clock.now().toISOString()
    await handleCommand(platform, webhookEndpointDecider, {
      streamId: endpointId,
      command: { type: 'disable-webhook-endpoint', reason, now },
      context: internalCause(platform, 'disable-webhook-endpoint'),
    })
    await deliveries.skip(endpointId)
    platform.log.warn({ endpoint: endpointId, reason }, 'a webhook endpoint was disabled')
  }
}
