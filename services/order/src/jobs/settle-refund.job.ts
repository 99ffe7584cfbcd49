import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import { refundId } from '@pinline/events/order/payment-ids'
import { questionsToAsk } from '../payments/due-questions.ts'
import { internalCause } from '../payments/internal-cause.ts'
import type { Payments } from '../payments/payments.ts'
import { settleRefund } from '../payments/settle-refund.ts'

/**
 * Comes back to refunds that the reaction could not bring through: the wallet was away, or takes its time. Its ids are
 * `orderNo/refundId`.
 */
export const settleRefundJob = (payments: Payments) =>
  defineJob({
    name: 'settle-refund',
    sweepEveryMs: 10_000,
    atOnce: 4,
    due: async (now) => await questionsToAsk(payments, 'asked-refunds', now),
    run: async (id) => {
      const [orderNo, refund] = id.split('/')
      const cause = internalCause(payments.platform, 'settle-refund')
      await settleRefund(payments, orderNumber.parse(orderNo), refundId.parse(refund), cause)
    },
  })
