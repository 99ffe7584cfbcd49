import { isRejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { receiveWalletNotice } from '../contract/wallet-calls.ts'
import type { Payments } from '../payments/payments.ts'
import { receiveNotice } from '../payments/receive-notice.ts'

/** Takes what the simulated wallet tells, when its signature is right, fresh and new. */
export const receiveWalletNoticeRoute = (payments: Payments) =>
  route(receiveWalletNotice, async (_, context) => {
    const received = await receiveNotice(payments, context, context.commandContext)
    return isRejection(received) ? received : answer({ received: true })
  })
