import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import type { OrderDeps } from '../order-deps.ts'
import { payAtWallet } from '../wallet/pay-attempt.ts'

export const payAttemptRoute = (platform: OrderDeps) =>
  route(payAttempt, async ({ id }) => {
    const paid = await payAtWallet(platform, id)
    return isRejection(paid) ? paid : result(paid)
  })
