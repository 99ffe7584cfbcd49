import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { receiveWechatNotice } from '@pinline/contracts/order/payment/receive-wechat-notice'
import type { Payments } from '../payments/payments.ts'
import { receiveNotice } from '../payments/receive-notice.ts'

/** Takes what WeChat Pay tells. Where another wallet is paid with, nobody listens at this address. */
export const receiveWechatNoticeRoute = (payments: Payments) =>
  route(receiveWechatNotice, async (_, context) => {
    if (payments.wallet.kind !== 'wechat-pay') return rejection('route-not-found')
    const received = await receiveNotice(payments, context, context.commandContext)
    return isRejection(received) ? received : answer({ received: true })
  })
