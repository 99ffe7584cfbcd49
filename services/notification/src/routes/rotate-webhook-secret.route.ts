import { commandRoute } from '@pinline/chassis/http/command-route'
import { rotateWebhookSecret } from '@pinline/contracts/notification/webhook/rotate-webhook-secret'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { refuseUnlessOfShop } from './my-webhook-endpoint.ts'
import { rotationOf, secretShownOf } from './webhook-endpoint-route.ts'

export const rotateWebhookSecretRoute = (deps: NotificationDeps) =>
  commandRoute(deps.platform, rotateWebhookSecret, webhookEndpointDecider, {
    toCommand: async ({ id }) => (await refuseUnlessOfShop(deps.platform, id)) ?? (await rotationOf(deps, id)),
    toOutput: async (done) => await secretShownOf(deps, done),
  })
