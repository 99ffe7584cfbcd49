import { z } from 'zod'

/** Why all that is left of a capture is refunded. */
export const wholeRefundReason = z.enum([
  'order-cancelled',
  'paid-after-cancellation',
  'paid-twice',
  'wrong-amount',
  'stock-not-held',
])
export type WholeRefundReason = z.infer<typeof wholeRefundReason>

/** Why a part of the order's payment is refunded. */
export const partialRefundReason = z.enum(['goodwill', 'lines-cancelled', 'after-sale', 'freight'])
export type PartialRefundReason = z.infer<typeof partialRefundReason>

export const refundReason = z.enum([...wholeRefundReason.options, ...partialRefundReason.options])
export type RefundReason = z.infer<typeof refundReason>
