import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import { refundId } from '@pinline/events/order/payment-ids'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { reconcileRefund } from '../payments/reconcile-refund.ts'
import { dueStatusChecks } from '../payments/status-checks.ts'

/**
 * Retries refunds that the reaction could not complete: the wallet was down, or takes its time. Its ids are
 * `orderNo/refundId`.
 */
export const reconcileRefundJob = (payments: PaymentDeps) =>
  defineJob({
    name: 'reconcile-refund',
    sweepEveryMs: 10_000,
    concurrency: 4,
    due: async (now) => await dueStatusChecks(payments, now),
    run: async (id) => {
      const [orderNo, refund] = id.split('/')
      const cause = internalCause(payments.platform, 'reconcile-refund')
      await reconcileRefund(payments, orderNumber.parse(orderNo), refundId.parse(refund), cause)
    },
  })
