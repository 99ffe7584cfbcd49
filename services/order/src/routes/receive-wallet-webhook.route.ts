import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { receiveWalletWebhook } from '@pinline/contracts/order/payment/receive-wallet-webhook'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { receiveWebhook } from '../payments/receive-webhook.ts'

/** Handles a webhook of the simulated wallet, if its signature is valid, fresh and new. */
export const receiveWalletWebhookRoute = (payments: PaymentDeps) =>
  route(receiveWalletWebhook, async (_, context) => {
    const received = await receiveWebhook(payments, context, context.commandContext)
    return isRejection(received) ? received : result({ received: true })
  })
