import { isRejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { startPaymentAttempt } from '../contract/start-payment-attempt.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { codeOf } from '../payments/payment-codes.ts'
import type { Payments } from '../payments/payments.ts'
import { startAttempt } from '../payments/start-attempt.ts'
import { loadOrder } from './load-order.ts'

export const startPaymentAttemptRoute = (payments: Payments) =>
  route(startPaymentAttempt, async (input, { buyerId, commandContext }) => {
    const { platform } = payments
    const found = await loadOrder(platform, input.orderNo, buyerId)
    if (isRejection(found)) return found
    const started = await startAttempt(payments, found.orderNo, commandContext)
    if (isRejection(started)) return started
    const { attempt, order, version } = started
    const { attemptId, amount, expiresAt } = attempt
    const { qrUrl } = await codeOf(payments, order.orderNo, attempt)
    platform.wake('settle-payment-attempt', order.orderNo, new Date(expiresAt))
    return answer(
      {
        orderNo: order.orderNo,
        attemptId,
        qrUrl,
        amount,
        expiresAt,
        payBefore: order.payBefore,
        serverNow: platform.clock.now().toISOString(),
      },
      { positions: [{ service: 'order', streamType: orderDecider.streamType, streamId: order.orderNo, version }] },
    )
  })
