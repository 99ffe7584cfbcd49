import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { declineAttempt } from '@pinline/contracts/order/payment/decline-attempt'
import type { OrderDeps } from '../order-deps.ts'
import { declineAtWallet } from '../wallet/pay-attempt.ts'

export const declineAttemptRoute = (platform: OrderDeps) =>
  route(declineAttempt, async ({ id }) => {
    const declined = await declineAtWallet(platform, id)
    return isRejection(declined) ? declined : result(declined)
  })
