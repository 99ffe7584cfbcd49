import { adminRoute } from '@pinline/chassis/http/admin-route'
import { webhookDeliveriesResource } from '@pinline/contracts/notification/webhook/webhook-deliveries-resource'
import type { NotificationDeps } from '../notification-deps.ts'

/** The log of webhooks in the console. */
export const webhookDeliveriesResourceRoute = ({ webhooks }: NotificationDeps) =>
  adminRoute(webhookDeliveriesResource, {
    list: async (request) => await webhooks.deliveries.list(request),
    one: async (id) => await webhooks.deliveries.find(id),
  })
