import { commandRoute } from '@pinline/chassis/http/command-route'
import { updateWebhookEndpoint } from '@pinline/contracts/notification/webhook/update-webhook-endpoint'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { refuseUnlessOfShop } from './my-webhook-endpoint.ts'
import { endpointChangedOf, refuseUrl } from './webhook-endpoint-route.ts'

export const updateWebhookEndpointRoute = (deps: NotificationDeps) =>
  commandRoute(deps.platform, updateWebhookEndpoint, webhookEndpointDecider, {
    toCommand: async ({ id, revision, ...content }) => {
      const now = deps.platform.clock.now().toISOString()
      const command = { type: 'update-webhook-endpoint', ...content, now } as const
      const refused = refuseUrl(deps, content.url) ?? (await refuseUnlessOfShop(deps.platform, id))
      return refused ?? { streamId: id, command, expectedVersion: revision }
    },
    toOutput: async (done) => await endpointChangedOf(deps, done),
  })
