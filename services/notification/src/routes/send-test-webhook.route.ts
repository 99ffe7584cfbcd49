import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { sendTestWebhook } from '@pinline/contracts/notification/webhook/send-test-webhook'
import type { NotificationDeps } from '../notification-deps.ts'
import { sendTest } from '../webhooks/send-test.ts'
import { refuseUnlessEnabled } from './enabled-endpoint.ts'

export const sendTestWebhookRoute = (deps: NotificationDeps): Route =>
  route(sendTestWebhook, async ({ id }, context) => {
    const refused = await refuseUnlessEnabled(deps.platform, id)
    return isRejection(refused) ? refused : result(await sendTest(deps, id, context))
  })
