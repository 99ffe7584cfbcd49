import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import { attemptId } from '@pinline/events/order/payment-ids'
import { dueAttemptChecks, withoutAttemptCheck } from '../payments/attempt-checks.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { reconcileAttempt } from '../payments/reconcile-attempt.ts'
import { attemptsPastEnd } from '../read-models/orders/orders-due.query.ts'

/**
 * Checks attempts at the wallet: finds payments whose webhook was lost, and closes expired codes. Its ids are
 * `orderNo/attemptId`.
 */
export const reconcilePaymentAttemptJob = (payments: PaymentDeps) =>
  defineJob({
    name: 'reconcile-payment-attempt',
    sweepEveryMs: 10_000,
    concurrency: 4,
    due: async (now) => {
      const ended = await attemptsPastEnd(payments.platform, now)
      const unchecked = await withoutAttemptCheck(
        payments,
        ended.map((attempt) => attempt.attemptId),
      )
      const lost = ended.filter((attempt) => unchecked.has(attempt.attemptId))
      const watched = await dueAttemptChecks(payments, now)
      return [...watched, ...lost.map((attempt) => `${attempt.orderNo}/${attempt.attemptId}`)]
    },
    run: async (id) => {
      const [orderNo, attempt] = id.split('/')
      const cause = internalCause(payments.platform, 'reconcile-payment-attempt')
      await reconcileAttempt(payments, orderNumber.parse(orderNo), attemptId.parse(attempt), cause)
    },
  })
