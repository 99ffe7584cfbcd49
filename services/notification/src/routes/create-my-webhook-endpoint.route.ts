import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { createMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-my-webhook-endpoint'
import { maxMyWebhookEndpoints } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { countMyWebhookEndpoints } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'
import { creationOf, refuseUrl, secretShownOf } from './webhook-endpoint-route.ts'

export const createMyWebhookEndpointRoute = (deps: NotificationDeps) =>
  commandRoute(deps.platform, createMyWebhookEndpoint, webhookEndpointDecider, {
    toCommand: async (content, { buyerId }) => {
      const refused = refuseUrl(deps, content.url)
      if (refused !== undefined) return refused
      if ((await countMyWebhookEndpoints(deps.platform, buyerId)) >= maxMyWebhookEndpoints)
        return rejection('webhook-endpoint-limit-reached')
      return await creationOf(deps, { ...content, description: '', buyerId })
    },
    toOutput: async (done) => await secretShownOf(deps, done),
  })
