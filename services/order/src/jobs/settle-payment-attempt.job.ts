import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import { internalCause } from '../payments/internal-cause.ts'
import type { Payments } from '../payments/payments.ts'
import { settleAttempt } from '../payments/settle-attempt.ts'
import { ordersWithOpenAttempt } from '../read-models/orders/orders-due.query.ts'

/** Asks the wallet about open attempts: a lost callback is found, a code whose time is over is closed. */
export const settlePaymentAttemptJob = (payments: Payments) =>
  defineJob({
    name: 'settle-payment-attempt',
    sweepEveryMs: 10_000,
    due: async () => await ordersWithOpenAttempt(payments.platform),
    run: async (id) =>
      await settleAttempt(payments, orderNumber.parse(id), internalCause(payments.platform, 'settle-payment-attempt')),
  })
