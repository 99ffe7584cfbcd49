import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { redeliverWebhooks } from '@pinline/contracts/notification/webhook/redeliver-webhooks'
import type { NotificationDeps } from '../notification-deps.ts'
import { refuseUnlessEnabled } from './enabled-endpoint.ts'

/** A request that is sent again with its key redelivers what it has not yet. */
export const redeliverWebhooksRoute = ({ platform, webhooks }: NotificationDeps): Route =>
  route(redeliverWebhooks, async ({ id, what }, context) => {
    const refused = await refuseUnlessEnabled(platform, id)
    if (isRejection(refused)) return refused
    const key = context.commandContext.request?.id ?? context.requestId
    return result({ redelivered: await webhooks.deliveries.redeliver(id, what, key) })
  })
