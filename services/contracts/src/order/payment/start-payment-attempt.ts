import { orderNumber } from '@pinline/events/ids'
import { attemptId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { paymentOffer } from './payment-offer.ts'
import { walletUrl } from './wallet-url.ts'

/**
 * Makes a new code to scan; the one before is closed at the wallet first, and if that finds it paid the answer is
 * `payment-already-made`. The order's own deadline never moves.
 */
export const startPaymentAttempt = call({
  name: 'start-payment-attempt',
  path: '/orders/pay',
  effect: 'command',
  access: buyer,
  input: z.object({ orderNo: enteredOrderNumber }),
  output: z.object({
    orderNo: orderNumber,
    attemptId,
    /** What the QR code holds. */
    qrUrl: walletUrl,
    /** Whether the same address opens the wallet on the device that shows it; false: the code can only be scanned. */
    opensHere: z.boolean(),
    ...paymentOffer,
    expiresAt: z.iso.datetime(),
    paymentDeadline: z.iso.datetime(),
    serverNow: z.iso.datetime(),
  }),
  errors: [
    'order-not-found',
    'still-being-placed',
    'payment-already-made',
    'payment-not-possible',
    'payment-in-progress',
    'version-conflict',
    'wallet-unreachable',
  ],
})
