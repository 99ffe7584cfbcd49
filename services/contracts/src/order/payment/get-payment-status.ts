import { orderNumber } from '@pinline/events/ids'
import { attemptId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderStatus } from '../order/order-status.ts'
import { paymentOffer } from './payment-offer.ts'
import { walletUrl } from './wallet-url.ts'

/**
 * Status of the latest attempt: `generating` no code yet, `waiting` can be scanned, `success` the order is paid,
 * `failed` the wallet declined or the order was cancelled, `timed-out` the code expired. Current on any device right
 * after checkout.
 */
export const getPaymentStatus = call({
  name: 'get-payment-status',
  path: '/orders/payment-status',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: z.object({ orderNo: enteredOrderNumber }),
  output: z.object({
    orderNo: orderNumber,
    status: z.enum(['generating', 'waiting', 'success', 'failed', 'timed-out']),
    orderStatus,
    attemptId: attemptId.nullable(),
    qrUrl: walletUrl.nullable(),
    /** Whether `qrUrl` opens the wallet on the device that shows it; null without a code. */
    opensHere: z.boolean().nullable(),
    ...paymentOffer,
    expiresAt: z.iso.datetime().nullable(),
    paymentDeadline: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    serverNow: z.iso.datetime(),
  }),
  errors: ['order-not-found', 'wallet-unreachable'],
})
