import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import { attemptId } from '@pinline/events/order/payment-ids'
import { unwatched } from '../payments/asked-attempts.ts'
import { questionsToAsk } from '../payments/due-questions.ts'
import { internalCause } from '../payments/internal-cause.ts'
import type { Payments } from '../payments/payments.ts'
import { settleAttempt } from '../payments/settle-attempt.ts'
import { attemptsPastEnd } from '../read-models/orders/orders-due.query.ts'

/**
 * Asks the wallet about attempts: a lost callback is found, a code whose time is over is closed. Its ids are
 * `orderNo/attemptId`.
 */
export const settlePaymentAttemptJob = (payments: Payments) =>
  defineJob({
    name: 'settle-payment-attempt',
    sweepEveryMs: 10_000,
    atOnce: 4,
    due: async (now) => {
      const ended = await attemptsPastEnd(payments.platform, now)
      const forgotten = await unwatched(
        payments,
        ended.map((one) => one.attemptId),
      )
      const lost = ended.filter((one) => forgotten.has(one.attemptId))
      const watched = await questionsToAsk(payments, 'asked-attempts', now)
      return [...watched, ...lost.map((one) => `${one.orderNo}/${one.attemptId}`)]
    },
    run: async (id) => {
      const [orderNo, attempt] = id.split('/')
      const cause = internalCause(payments.platform, 'settle-payment-attempt')
      await settleAttempt(payments, orderNumber.parse(orderNo), attemptId.parse(attempt), cause)
    },
  })
