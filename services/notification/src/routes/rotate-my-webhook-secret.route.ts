import { commandRoute } from '@pinline/chassis/http/command-route'
import { rotateMyWebhookSecret } from '@pinline/contracts/notification/webhook/rotate-my-webhook-secret'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { refuseUnlessMine } from './my-webhook-endpoint.ts'
import { rotationOf, secretShownOf } from './webhook-endpoint-route.ts'

export const rotateMyWebhookSecretRoute = (deps: NotificationDeps) =>
  commandRoute(deps.platform, rotateMyWebhookSecret, webhookEndpointDecider, {
    toCommand: async ({ id }, { buyerId }) =>
      (await refuseUnlessMine(deps.platform, id, buyerId)) ?? (await rotationOf(deps, id)),
    toOutput: async (done) => await secretShownOf(deps, done),
  })
