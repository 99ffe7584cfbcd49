import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import { refundId } from '@pinline/events/order/payment-ids'
import { internalCause } from '../payments/internal-cause.ts'
import type { Payments } from '../payments/payments.ts'
import { settleRefund } from '../payments/settle-refund.ts'
import { openRefunds } from '../read-models/orders/orders-due.query.ts'

const givenMs = 10_000

/** Comes back to refunds that the reaction could not bring through. Its ids are `orderNo/refundId`. */
export const settleRefundJob = (payments: Payments) =>
  defineJob({
    name: 'settle-refund',
    sweepEveryMs: 10_000,
    due: async (now) => await openRefunds(payments.platform, new Date(now.getTime() - givenMs)),
    run: async (id) => {
      const [orderNo, refund] = id.split('/')
      const cause = internalCause(payments.platform, 'settle-refund')
      await settleRefund(payments, orderNumber.parse(orderNo), refundId.parse(refund), cause)
    },
  })
