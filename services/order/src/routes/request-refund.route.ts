import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import { changesWhatIsLeft, newRefundKey } from '../payments/refund-request.ts'
import { orderCommandRoute } from './order-command-route.ts'

/** A request is one refund: a repetition finds its commit, and no other request has its key. */
export const requestRefundRoute = (platform: OrderDeps) =>
  orderCommandRoute(
    platform,
    requestRefund,
    async ({ amount, reason, lines, note }, { orderNo, now }) => ({
      type: 'request-refund',
      refundKey: newRefundKey(platform),
      amount,
      reason,
      ...(lines === undefined ? {} : { lines }),
      noteRef: await platform.vault.put('note', orderNo, note, z.string()),
      now,
    }),
    changesWhatIsLeft,
  )
