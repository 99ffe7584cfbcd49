import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { orderDecider } from '../domain/order/order-decider.ts'
import { codeOf } from '../payments/payment-codes.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { startAttempt } from '../payments/start-attempt.ts'
import { orWalletUnreachable } from '../payments/wallet-unreachable.ts'
import { ownOrderNumber } from './load-order.ts'

export const startPaymentAttemptRoute = (payments: PaymentDeps) =>
  route(
    startPaymentAttempt,
    async (input, { buyerId, commandContext }) => {
      const { platform, wallet } = payments
      const orderNo = await ownOrderNumber(platform, input.orderNo, buyerId)
      if (isRejection(orderNo)) return orderNo
      const started = await orWalletUnreachable(() => startAttempt(payments, orderNo, commandContext))
      if (isRejection(started)) return started
      const { attempt, order, version, isNew } = started
      const { attemptId, amount, expiresAt } = attempt
      const code = await orWalletUnreachable(() => codeOf(payments, order.orderNo, attempt, commandContext, isNew))
      if (isRejection(code)) return code
      platform.wake('reconcile-payment-attempt', `${order.orderNo}/${attemptId}`, new Date(expiresAt))
      return result(
        {
          orderNo: order.orderNo,
          attemptId,
          qrUrl: code.qrUrl,
          opensHere: code.opensHere,
          amount,
          total: order.total,
          rate: order.payableRate,
          wallet: attempt.wallet ?? wallet.kind,
          expiresAt,
          paymentDeadline: order.paymentDeadline,
          serverNow: platform.clock.now().toISOString(),
        },
        { positions: [{ service: 'order', streamType: orderDecider.streamType, streamId: order.orderNo, version }] },
      )
    },
    { expectsNew: true },
  )
