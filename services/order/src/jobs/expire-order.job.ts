import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { OverdueOrders, paymentDeadline } from '../deadlines/overdue-orders.ts'
import { endOrder } from '../payments/end-order.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { orWalletUnreachable } from '../payments/wallet-unreachable.ts'
import { ordersPastDeadline } from '../read-models/orders/orders-due.query.ts'

/**
 * Cancels orders unpaid at their deadline. Woken on time; the sweep is the guarantee, also for an order whose row is missing
 * or parked, with its stock still being checked or an attempt open. If the wallet cannot be queried
 * about an open code, the order waits, because it may have been paid.
 */
export const expireOrderJob = (payments: PaymentDeps) => {
  const unpaid = new OverdueOrders(payments.platform, paymentDeadline)
  return defineJob({
    name: 'expire-order',
    sweepEveryMs: 5000,
    concurrency: 4,
    due: async (now) => [
      ...new Set([
        ...(await ordersPastDeadline(payments.platform, now)),
        ...(await unpaid.find([{ from: null, before: now }])),
      ]),
    ],
    run: async (id) => {
      const command = (now: string) => ({ type: 'expire-order', now }) as const
      const cause = internalCause(payments.platform, 'expire-order')
      const result = await orWalletUnreachable(() => endOrder(payments, orderNumber.parse(id), command, cause))
      if (!isRejection(result)) return
      const { log } = payments.platform
      if (result.code === 'wallet-unreachable' || result.code === 'payment-in-progress')
        log.warn({ orderNo: id, code: result.code }, 'the deadline waits for the wallet')
      else log.info({ orderNo: id, code: result.code }, 'order not expired')
    },
  })
}
