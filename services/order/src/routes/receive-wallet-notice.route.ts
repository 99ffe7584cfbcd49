import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { receiveWalletNotice } from '@pinline/contracts/order/payment/wallet-calls'
import type { Payments } from '../payments/payments.ts'
import { receiveNotice } from '../payments/receive-notice.ts'

/** Takes what the simulated wallet tells, when its signature is right, fresh and new. */
export const receiveWalletNoticeRoute = (payments: Payments) =>
  route(receiveWalletNotice, async (_, context) => {
    const received = await receiveNotice(payments, context, context.commandContext)
    return isRejection(received) ? received : answer({ received: true })
  })
