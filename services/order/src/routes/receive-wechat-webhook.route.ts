import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { receiveWechatWebhook } from '@pinline/contracts/order/payment/receive-wechat-webhook'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { receiveWebhook } from '../payments/receive-webhook.ts'

/** Handles a webhook of WeChat Pay. Not found if another wallet is configured. */
export const receiveWechatWebhookRoute = (payments: PaymentDeps) =>
  route(receiveWechatWebhook, async (_, context) => {
    if (payments.wallet.kind !== 'wechat-pay') return rejection('route-not-found')
    const received = await receiveWebhook(payments, context, context.commandContext)
    return isRejection(received) ? received : result({ received: true })
  })
