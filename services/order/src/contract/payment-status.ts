import { buyer, call } from '@pinline/chassis/contract/call'
import { orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { attemptId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderStatus } from './order-status.ts'

/**
 * How the latest attempt stands: `generating` no code yet, `waiting` it can be scanned, `success` the order is paid,
 * `failed` the wallet declined or the order was cancelled, `timed-out` the code ran out.
 */
export const paymentStatus = call({
  name: 'payment-status',
  path: '/orders/payment-status',
  effect: 'read',
  authority: buyer,
  input: z.object({ orderNo: enteredOrderNumber }),
  output: z.object({
    orderNo: orderNumber,
    status: z.enum(['generating', 'waiting', 'success', 'failed', 'timed-out']),
    orderStatus,
    attemptId: attemptId.nullable(),
    qrUrl: z.string().nullable(),
    amount: money,
    expiresAt: z.iso.datetime().nullable(),
    payBefore: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    serverNow: z.iso.datetime(),
  }),
  errors: ['order-not-found'],
})
