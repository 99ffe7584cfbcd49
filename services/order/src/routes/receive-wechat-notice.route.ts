import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { receiveWechatNotice } from '../contract/receive-wechat-notice.ts'
import type { Payments } from '../payments/payments.ts'
import { receiveNotice } from '../payments/receive-notice.ts'

/** Takes what WeChat Pay tells. Where another wallet is paid with, nobody listens at this address. */
export const receiveWechatNoticeRoute = (payments: Payments) =>
  route(receiveWechatNotice, async (_, context) => {
    if (payments.wallet.kind !== 'wechat-pay') return rejection('route-not-found')
    const received = await receiveNotice(payments, context, context.commandContext)
    return isRejection(received) ? received : answer({ received: true })
  })
