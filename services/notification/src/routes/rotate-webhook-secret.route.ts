import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { rotateWebhookSecret } from '@pinline/contracts/notification/webhook/rotate-webhook-secret'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { putNewSecret } from '../webhooks/endpoint-secrets.ts'
import { secretShownOf } from './webhook-endpoint-route.ts'

const overlapMs = 24 * 3_600_000

export const rotateWebhookSecretRoute = (deps: NotificationDeps) =>
  commandRoute(deps.platform, rotateWebhookSecret, webhookEndpointDecider, {
    toCommand: async ({ id }) => {
      const { platform } = deps
      const { state } = await loadStream(platform, webhookEndpointDecider, id)
      // No secret is left in the vault of an endpoint that is gone.
      if (state.status === 'new' || state.status === 'deleted') return rejection('webhook-endpoint-not-found')
      const now = platform.clock.now()
      const secretRef = await putNewSecret(platform, id)
      const previousUntil = new Date(now.getTime() + overlapMs).toISOString()
      const command = { type: 'rotate-webhook-secret', secretRef, previousUntil, now: now.toISOString() } as const
      return { streamId: id, command }
    },
    toOutput: async (done) => await secretShownOf(deps, done),
  })
