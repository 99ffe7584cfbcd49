import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { listMyWebhookDeliveries } from '@pinline/contracts/notification/webhook/list-my-webhook-deliveries'
import type { NotificationDeps } from '../notification-deps.ts'
import { refuseUnlessMine } from './my-webhook-endpoint.ts'

export const listMyWebhookDeliveriesRoute = ({ platform, webhooks }: NotificationDeps) =>
  route(listMyWebhookDeliveries, async ({ id, state, page, pageSize }, { buyerId }) => {
    const refused = await refuseUnlessMine(platform, id, buyerId)
    if (isRejection(refused)) return refused
    const skip = (page - 1) * pageSize
    return result({ ...(await webhooks.deliveries.whole({ endpointId: id, state }, skip, pageSize)), page, pageSize })
  })
