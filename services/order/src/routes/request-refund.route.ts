import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { refundKey } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

const keyLength = 24

/** The end of an earlier refund leaves as much of the payment as before. */
const changesWhatIsLeft = ({ type }: OrderEvent): boolean => type !== 'refund-completed' && type !== 'refund-failed'

/** A request is one refund: a repetition finds its commit, and no other request has its key. */
export const requestRefundRoute = (platform: OrderDeps) =>
  orderCommandRoute(
    platform,
    requestRefund,
    async ({ amount, reason, lines, note }, { orderNo, now }) => ({
      type: 'request-refund',
      refundKey: refundKey.parse(platform.newId('refund').slice(-keyLength)),
      amount,
      reason,
      ...(lines === undefined ? {} : { lines }),
      noteRef: await platform.vault.put('note', orderNo, note, z.string()),
      now,
    }),
    changesWhatIsLeft,
  )
