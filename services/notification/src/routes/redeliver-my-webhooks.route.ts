import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { redeliverMyWebhooks } from '@pinline/contracts/notification/webhook/redeliver-my-webhooks'
import type { NotificationDeps } from '../notification-deps.ts'
import { refuseUnlessEnabled } from './enabled-endpoint.ts'
import { refuseUnlessMine } from './my-webhook-endpoint.ts'

/** A request that is sent again with its key redelivers what it has not yet. */
export const redeliverMyWebhooksRoute = ({ platform, webhooks }: NotificationDeps): Route =>
  route(redeliverMyWebhooks, async ({ id, what }, context) => {
    const refused = (await refuseUnlessMine(platform, id, context.buyerId)) ?? (await refuseUnlessEnabled(platform, id))
    if (isRejection(refused)) return refused
    const key = context.commandContext.request?.id ?? context.requestId
    return result({ redelivered: await webhooks.deliveries.redeliver(id, what, key) })
  })
