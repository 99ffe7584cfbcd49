import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { sendMyTestWebhook } from '@pinline/contracts/notification/webhook/send-my-test-webhook'
import type { NotificationDeps } from '../notification-deps.ts'
import { sendTest } from '../webhooks/send-test.ts'
import { refuseUnlessEnabled } from './enabled-endpoint.ts'
import { refuseUnlessMine } from './my-webhook-endpoint.ts'

export const sendMyTestWebhookRoute = (deps: NotificationDeps): Route =>
  route(sendMyTestWebhook, async ({ id }, context) => {
    const { platform } = deps
    const refused = (await refuseUnlessMine(platform, id, context.buyerId)) ?? (await refuseUnlessEnabled(platform, id))
    return isRejection(refused) ? refused : result(await sendTest(deps, id, context))
  })
