import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { createWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-webhook-endpoint'
import { maxWebhookEndpoints } from '@pinline/contracts/notification/webhook/webhook-fields'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { countWebhookEndpoints } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'
import { creationOf, refuseUrl, secretShownOf } from './webhook-endpoint-route.ts'

export const createWebhookEndpointRoute = (deps: NotificationDeps) =>
  commandRoute(deps.platform, createWebhookEndpoint, webhookEndpointDecider, {
    toCommand: async (content) => {
      const refused = refuseUrl(deps, content.url)
      if (refused !== undefined) return refused
      if ((await countWebhookEndpoints(deps.platform)) >= maxWebhookEndpoints)
        return rejection('webhook-endpoint-limit-reached')
      return await creationOf(deps, content)
    },
    toOutput: async (done) => await secretShownOf(deps, done),
  })
