import { productId } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { partialRefundReason } from '@pinline/events/order/refund-reason'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderChanged } from '../order/order-changed.ts'

/** Reasons that staff give; other parts follow from commands of their own. */
export const staffRefundReason = partialRefundReason.extract(['goodwill', 'after-sale', 'freight'])
export type StaffRefundReason = z.infer<typeof staffRefundReason>

/**
 * Staff refund a part of an order's payment, or all that is left of it. `amount` is of the order's currency; `version` is
 * the one they saw. Refused with what is left in the data: `refund-exceeds-captured` has `left`, `refund-exceeds-lines`
 * `productId` and `left` pieces.
 */
export const requestRefund = call({
  name: 'request-refund',
  path: '/private/orders/refund',
  effect: 'command',
  access: staff('orders.partial-refund'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    amount: money.extend({ minor: z.int().positive() }),
    reason: staffRefundReason,
    lines: z
      .array(z.object({ productId, quantity: z.int().positive() }))
      .min(1)
      .max(200)
      .optional(),
    /** For colleagues; not visible to the buyer. */
    note: multiLine(500).min(1),
  }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'refund-exceeds-captured',
    'refund-exceeds-lines',
    'refund-limit-reached',
    'version-conflict',
  ],
})
