import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import { refundId } from '@pinline/events/order/payment-ids'
import { internalCause } from '../payments/internal-cause.ts'
import { payRefund } from '../payments/pay-refund.ts'
import type { Payments } from '../payments/payments.ts'
import { openRefunds } from '../read-models/orders/orders.query.ts'

const givenMs = 10_000

/** Comes back to refunds that the reaction could not bring through. Its ids are `orderNo/refundId`. */
export const completeRefundJob = (payments: Payments) =>
  defineJob({
    name: 'complete-refund',
    sweepEveryMs: 15_000,
    due: async (now) => await openRefunds(payments.platform, new Date(now.getTime() - givenMs)),
    run: async (id) => {
      const [orderNo, refund] = id.split('/')
      const cause = internalCause(payments.platform, 'complete-refund')
      await payRefund(payments, orderNumber.parse(orderNo), refundId.parse(refund), cause)
    },
  })
